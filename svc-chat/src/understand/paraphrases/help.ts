/** Ways to ask how the shop works; `#` names the section of the help text that answers. */
export const HELP_PARAPHRASES = `
# Signing up
how do i join
how do i create an account
how do i make an acc
i'm new, how do i make an account
do i have to register first
can i shop without an account
can i buy as a guest
must i sign up to buy
is registering free
where do i create a profile
set up an account
make me an account
# Activating an account
how come i never got the confirmation
the confirmation mail never came
no activation email in my inbox
the link you mailed me doesn't work
the link to activate has expired
i signed up but got no email
it says my account isn't activated
i clicked the link and it said invalid
send me the verification again
registered yesterday, still no mail
# Logging in and out
the site won't let me in
i can't get in
i can't get into my account
it keeps logging me out
login fails
it says wrong credentials
i'm locked out
it blocked me after several tries
how do i sign out
where's the sign in button
too many attempts
my login isn't accepted
# Forgotten password
i forgot my password
i don't remember my password
lost my login
can't remember what password i used
the reset mail hasn't come
i need a new password because i forgot the old one
password gone, help
how can i recover my account
forgot what i signed up with
# Changing a password
it won't accept my password when i sign up
which characters must a password have
my password is too short
how can i pick another password
i'd like a different password
where do i update my password
how long should the password be
# Changing your name
my name is spelled wrong in my account
i got married, how do i change my surname
can i use another name
correct my first name
# Changing your email
i have a new email address
how do i switch to another email
my email changed
wrong email in my profile
# Deleting an account
i want to leave, delete everything
how do i close my account
remove me from your site
erase my profile
i don't want an account any more
get rid of my account
# Using the cart
i can't put anything into my cart
why can i not put stuff in the cart
why won't it let me add this to the basket
nothing happens when i press add to cart
the add button does not do anything, what's wrong
how do i take something out of the basket
why won't it go into my cart
the add to cart button does nothing
how do i change how many i want
can i buy ten of one thing
is there a limit on how many i can order
my cart emptied itself
my cart is gone
how do i put it in the cart
how long do things stay in my cart
# Placing an order
how does buying work here
how do i buy a thing here
which button do i press to buy
where do i click to get it
how do i order something
where do i check out
what happens after i click order
do i get a confirmation of my order
can i order by phone
i don't know how to buy this
how do i pay and finish
the checkout doesn't work
the order button is grey
# Saved address
can you send it to my office rather than my flat
ship it to the clinic where i work instead of my house
can you remember my address
why do i have to type my address every time
save my address for next time
store a default address
# Seeing your orders
where can i see what i bought
where do i find my invoices
i need a receipt
can i get a bill for my order
where is my order number
proof of purchase
where do i find my past purchases
# Talking to a person
i have a question for your team
is there somebody i can ring
i want to speak to someone who can decide something
can someone ring me
can somebody call me back
i want to speak to somebody
is there a human i can talk to
get me a real person
put me through to your manager
how do i reach you
what's your phone number
do you have an email
where is your office
do you have a shop i can visit
when are you open
i want to make a complaint
who do i write to
how do i message the seller
can i ask the seller a question
where is the contact form
are you open on sundays
# Newsletter
how do i get rid of your newsletter
stop sending me mails
i want your offers by mail
unsubscribe me
too many emails from you
# Where we deliver
do you ship to canada
can you send it to germany
do you deliver to texas
i live in london, can i order
is alaska covered
can i pick it up myself
can i collect it from a store
which countries do you ship to
do you send abroad
delivery to a po box
would you post to ireland
i'm in france, does that work
# What delivery costs
do i have to pay for postage
how much is shipping
is delivery free
what do you charge for delivery
any shipping fees
do i get free shipping over some amount
what's the delivery charge
does sending it cost extra
postage costs?
# How long delivery takes
when will my parcel arrive usually
how long does shipping take
will it be here by friday
can it come tomorrow
how fast do you deliver
i need it before the weekend, does that work
do you have express
is next day possible
how many days until it gets here if i order today
when would it arrive if i ordered now
will i get it before christmas
can it arrive in time for my birthday
how quickly can you get it to me
do you deliver on saturdays
is same day delivery available
# Following an order
how can i follow my parcel
is there a tracking number
what does handed mean
what does pending mean
how do i know where an order is
do you send a mail when it ships
# Changing the delivery address
i typed the wrong street
i put in the wrong address
i've moved since i ordered
can you send my order to another address
change where my parcel goes
can it be delivered to my neighbour
can it go to my work instead
i entered an old zip code
can i send it straight to my friend
# Gift wrapping
can you wrap it
is gift wrap available
can you put a card in
can you add a note for her
can it come in a nice box
will the price be on the package
can you hide the price, it's a present
can i have it wrapped
# Saving favourites
how do i save something for later
can i bookmark this
how do i make a wish list
what is the heart for
how do i remove a favourite
can i share my wish list
# An app
is there an app i can get on my phone
do you have a mobile application
where can i download the app for android
can i install this on my iphone
is it only a website or is there also an app

# An invoice
i need a receipt for my taxes
can you send me an invoice for what i bought
where do i find the bill of my order
how do i print out my order
my boss wants proof of purchase

# Notifications
how do i turn off all these emails
stop mailing me about every little thing
where can i see what is new for me
what does the bell at the top do
choose which mails i get from you
i get too many notifications

# Many items at once
can i import my products from a spreadsheet
i have three hundred items do i have to type them all in one by one
upload a csv file with my goods
is there a bulk upload
how do i export the list of my items

# Stock of an item
where do i say how many pieces i have left
how do i change the quantity that i can sell
my item says sold out but i have more
set the inventory of a product

# How to pay
which cards do you take
can i use paypal
do you accept apple pay
can i pay cash
can i pay later
can i pay in instalments
do you take amex
is bank transfer ok
when is my card charged
my card keeps getting rejected
my card was declined
payment failed
it won't take my card
the payment doesn't go through
my visa isn't accepted
can i pay with a gift card
was i charged twice
i was charged twice
you took the money two times
there's a double charge on my card
# Is it safe
is it safe to buy here
can i trust you
is this site real
is this a scam
are my card details safe
is my payment secure
are you legit
# Prices, currency and tax
are prices in dollars
can i pay in euros
is tax included
why is the total higher
do i pay customs
are there hidden fees
is vat in the price
which currency is that
# Discounts and coupons
where do i get the offer on your home page
the banner says up to half off, where is it
where are the goods with 50 % off
is the sale on your front page real
which items are reduced
that advert promises a discount, how do i get it
do you have a promo code
any discounts
is there a sale on
when is your next sale
student discount?
can i get it cheaper if i buy two
my code doesn't work
where do i type in my coupon
do you have black friday deals
do you price match
can you give me a discount
do you sell gift cards
first order discount
loyalty points?
can i haggle
# What happens to your data
what do you do with my data
do you sell my data
who can see my details
what do you know about me
what have you stored about me
can i download my data
delete my data
is my information private
do you read my messages
# Cookies and storage
do you use cookies
is this chat saved
how long do you keep this chat
are you recording this
can you delete this conversation
do you track me
# Returns and exchanges
what if they don't fit
what if i don't like it
can i send things back
how long do i have to return
how do returns work
who pays for the return
do i pay return postage
can i swap it for another size
can i exchange
when do i get my refund
where's my refund
how long does a refund take
i changed my mind after it came
can i return a gift
can i return sale items
do i need the original box
it's the wrong size, what now
it doesn't suit me, can i send it back
return policy?
is there a money back guarantee
can i try it on at home first
what if my wife doesn't like it
what if it doesn't look like the picture
i wore it once, can i still return it
# Cancelling an order
cancel my order
i ordered by accident
i want to cancel
can i still cancel
stop my order please
i clicked buy too fast
undo my order
i ordered the same thing twice
changed my mind, don't send it
i want to remove something from my order
can i add something to an order i placed
can i change my order
don't want it anymore, it hasn't shipped
# Something arrived damaged or wrong
my package arrived damaged
the vase came in bits
the vase came broken
my lamp arrived smashed
the glass is cracked
there's a hole in my sweater
my dress came with a stain
you sent me the wrong thing
i got a blue one instead of a red one
this isn't what i ordered
i got the wrong colour
half my order is missing
the box was empty
one shoe is missing
the zip broke on the first day
the heel came off after one day
the colour ran in the wash
the headphones don't work
it stopped working after a week
parts were missing
the parcel was wet and torn
it says delivered but nothing is here
marked as handed but i have nothing
my parcel got stolen
the parcel got lost
the seller doesn't answer
what i got looks nothing like the photo
it's fake
is there a warranty
it fell apart
# How to sell
i make things myself, could i offer them on your site
friends tell me to sell what i sew, how would i begin
can other people buy what i make here
i make things as a hobby and people say i should sell them, is that possible on your site
could i offer what i make to other people through you and how do i begin
i sew things in my spare time, may i offer them to people here and how would i start
friends say i should put my pottery up on your site
could somebody like me have a little shop on your pages
could i offer the things i make on your site
my friends say i should sell what i make, how would i begin
i want to flog some old clothes on here
can i sell my stuff here
how do i become a seller
i make candles, can i offer them here
how do i open a shop with you
can anybody sell here
i want to get rid of clothes i don't wear, can i sell them
what can i sell here
do i need a company to sell
sell my old watch
# Adding an item
how do i list something
how do i put up a product
where do i add an item
what do i have to fill in for a new product
my listing didn't save
publish an item
# Pictures of an item
how many photos can i add
how big can a picture be
my picture won't upload
what format should the photos be
photo upload fails
# Editing an item
how do i change the price of my listing
i made a mistake in my listing
edit my product description
# Unpublishing an item
how do i take my listing down
remove something i sell
hide my product for a while
stop selling something
take my item offline
i sold it elsewhere, how do i take it off your site
pull my product from the shop
make my item invisible for now
i do not want to sell it any more
pause my listing while i am on holiday
# Analytics of an item
how many people looked at my item
how is my listing doing
where do i see my sales figures
# Orders you receive as a seller
somebody bought my item, what now
where do i see what i sold
how do i mark something as sent
i sold something, what do i do
who ordered from me
my buyers
# Fees and payouts
what do sellers pay you
how big is your cut when i sell
what's your cut
how much do you take from a sale
when do i get my money as a seller
what does it cost to sell
how do sellers get paid
# What we sell
so what is this place
what kind of things do you have
what do you have in general
what do you have here
what sort of shop is this
what can i buy here
what's ethereal
what is this place
tell me about your shop
who runs this site
are your things handmade
which brands do you have
what departments are there
# Searching and filtering
where is the search
can i filter by colour somewhere
how do i filter by size
where's the search
how do i sort by price
i can't find the menu
# Restocks and availability
when is it back in stock
will you get more of these
can you tell me when it's available again
it says sold out
can you reserve one for me
# Reviews
where do i leave a review
how do i rate what i bought
can i delete my review
are the reviews real
where can i read reviews
# Which sizes there are
what sizes do you do
do you have big sizes
do you go up to xxl
any plus sizes
do you sell petite
# Finding the right size
which size am i
i'm between two sizes
do your clothes run small
how do i measure myself
is there a size chart
i usually wear a 40, what is that here
what's a us 8 in your sizes
i am 180 cm and 80 kg, which size
should i size up
# Changing a size
i picked the wrong size in my cart
can i change the size before i pay
`;
