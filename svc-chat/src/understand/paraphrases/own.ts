/** Ways to ask for what is the shopper's own; `#` names what. */
export const OWN_PARAPHRASES = `
# orders
where's my teapot
where is my stuff
wheres my order at
status?
status please
order status
any news on my teapot
any update on the boots i ordered
what's happening with my order
what is going on with my parcel
what's up with my delivery
when do my headphones get here
when will my boots come
when does my package arrive
when am i getting my jacket
has the teapot left yet
has it shipped yet
did my stuff ship
is my coat on its way
is my parcel coming today
is it out for delivery
have you sent my shoes
have you posted my candle yet
did you dispatch my lamp
how far along is my order
how far is my parcel
how is my order coming along
my package still isn't here
still nothing in the mail
nothing has arrived yet
i'm still waiting for my shoes
been waiting two weeks for my dress
two weeks and no headphones
i ordered last week and nothing came
i bought a lamp on monday, where is it
paid for a watch days ago and heard nothing
it's late, where is it
my delivery is late
should have had my parcel by now
my order never showed up
what did i get last time
what did i order last month
what have i bought so far
what did i buy in may
show me what i ordered
show my orders
list my purchases
my past orders
my order history please
remind me what i bought
what was in my last order
which boots did i buy
which headphones did i order again
did i order the red one or the blue one
have i already bought a teapot
did my last order go through
did my order work
was my order placed
did the payment for my order go through
how much was my last order
how much did i pay for the headphones
how much have i spent here
what did that last order cost me
when did i order the teapot
when did i buy my boots
how many orders have i made
is everything i ordered delivered
what am i still waiting for
what's still to come
anything outstanding
is anything still on the way
track my parcel
can you track my order
can you check on my order
could you look up my order for me
could you see where my package is
look up order 1002
check my delivery
update on delivery
eta on my package
eta?
my parcel
my last purchase
tell me about my recent orders
is the watch i bought shipped
where are the things i ordered
where did my parcel get to
where has my jacket got to
has the seller sent my teapot
why hasn't my mug arrived
why is my order still pending
why is it taking so long to get my coat
do i have any open orders
do i have orders on the way
has my order been handed over
where is my order
wheres my package
did the teapot leave the seller
has the seller shipped the lamp
show my last orders
i want to see what i ordered
were the boots i bought in spring ever delivered
did the lamp i ordered ever turn up
the parcel should have come, my neighbour never saw it
was the mirror i paid for handed to anyone
# cart
what do i owe if i check out now
what would the bill be as it stands
add up my basket for me
i put a few things into my basket, what does it come to
i want to see the things i put in the cart
what's in my cart
show me my basket
my cart
what have i got in my bag so far
what did i put in the basket
what is my total right now
total of my cart
how much is everything in my cart
how much would i pay if i checked out now
what does my cart come to
what am i about to buy
is there anything in my basket
is my cart empty
did i add the shirt to my cart
is the candle already in my cart
do i have the shirt in my basket
how many shirts are in my cart
how many items do i have in my trolley
what was i going to buy
things i've put aside to buy
which size of the shirt is in my cart
look into my cart
read me my cart
sum of my basket
what's sitting in my cart
# favourites
what have i hearted
my favourites
show me my wishlist
the things i liked
stuff i saved
what did i save
items i bookmarked
which ones did i mark with a heart
what's on my wish list
i saved a dress, which one was it
list my saved items
what did i favourite last week
can you show the things i saved for later
my likes
my saved things
how many favourites do i have
did i save the watch
is the dress among my favourites
what was that dress i hearted
pull up my wishlist
# return
i want my money back for the boots
can i still send the boots back
can i still return the boots
i want to return the headphones i bought
i'd like to give back my boots
the boots i bought don't fit, i want to return them
my boots are too small, can i return them
i bought boots and want to send them back
my headphones broke, i want a refund
return my boots
how do i send my boots back
i need to return my order
take back the boots i got
is it too late to return my boots
can my boots still go back
exchange my boots for a bigger size
get a refund for the watch i bought
`;
