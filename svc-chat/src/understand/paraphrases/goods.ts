/** What is said by who looks for goods or asks of one: what the other paraphrases must be told from. */
export const GOODS_PARAPHRASES = `
# goods
a case for my phone
phone case for my iphone
laptop sleeve for my macbook
cover for my tablet
new strap for my watch
laces for my sneakers
any recommendations?
any tips what to get
what would you recommend
roped into a black tie thing, i'm a chap with no idea
somehow i agreed to be best man, what do i put on
the in-laws are coming and i've nothing decent to wear
promoted at last, so i should dress the part
my cousin's engagement drinks are on friday, help
we're off to the mountains and i feel the cold
my flight's at six and i own no proper luggage
there's a fete at the village hall and i'm expected in florals
the dress code says smart casual, whatever that means
he proposed, and now there's a dinner with both families
i've been told to look presentable in court
first week in a new job and my wardrobe is all hoodies
our landlord finally painted, so the walls need something
it buckets down here from october to march
the boiler broke and i'm freezing in my own kitchen
diwali is coming up and i'd love to look festive
eid dinner at my aunt's, she dresses to the nines
a colleague leaves on friday and i hold the envelope of money
godmother for the first time, what do i bring
my gran turns ninety and has everything
dad potters in the shed all day, ideas under thirty
my sister moved to her own place and owns one fork
she lives in trainers, but the prom is next week
he games till three in the morning, birthday on sunday
he shaves like a caveman
she bakes for the whole street
our little one starts nursery in september
what does one even wear to a polo match
i work outdoors and my ears fall off in january
half marathon in spring and i own no running things
i want to feel fancy on a small budget
brunch with the girls, something pretty
a long weekend by the sea with only hand luggage
costume party, twenties theme
standing all day in a kitchen, need kind shoes
my hands are like sandpaper since the frost
i need a dress
a red dress please
show me boots
do you have teapots
any hats
looking for a warm coat for winter
something for my wife
a gift for my brother
gift for mum who loves tea
present for a friend under 30
my sister turns 30, any ideas
what can i get my dad for christmas
what should i buy my boyfriend
my husband needs a new jacket
my wife wants a watch under 400
my daughter loves dolls
my son lost his cap
my mother is always cold
i lost my umbrella
my headphones died
my old kettle broke
my laptop gave up, need a new one
my suitcase broke and i fly tomorrow
my cat smashed my vase
i broke my favourite mug
i ruined my shirt
i spilled coffee on my shirt and the interview is at 3
i've outgrown my jeans
my jeans have a hole in the knee, i need new ones
my shoes are falling apart, show me new ones
my hands are always cold
my feet hurt in heels
my skin is so dry
i'm freezing
i can't sleep
it is raining and i have nothing to wear
i'm going to a wedding in june
i have a date tonight
we're invited to a garden party
new job starts monday
i start at the office next week
we just moved in and the walls are bare
my flat looks sad
our living room needs something
i have people over for dinner on saturday
going hiking this weekend
off to spain next week
holiday in greece, what do i pack
what do i wear to a funeral
what should i wear to an interview
what goes with the blue skirt
what shoes match this dress
which bag suits the satin dress
something to wear over a summer dress
cheap shirts
shirts under 40
the cheapest shoes
bags from 50 to 100
a mens sweater without wool
no leather please
shoes that are not leather
dresses except floral ones
tops that aren't sleeveless
anything but black
nothing with buttons
i'm allergic to wool
i'm vegan, which shoes
coat in size m
jeans xl for women
what do you have in green
new arrivals
your bestsellers
what's popular
best rated lamp
everything for the bath
things for the kitchen
send me something nice
get me a scarf
can i see some rings
can you find me a lamp
could you recommend a perfume
would you show me your candles
got any gloves
where can i find sunglasses
where are the kids clothes
where do i find socks
how much are your scarves
which of your coats is the warmest
i want to buy a sofa
i want to order a teapot
i'd like to get some new shoes
thinking about a new watch
do you sell books
do you carry bikes
a toy for a five year old
something for a baby shower
my neighbour watered my plants, a thank you gift
a little something for the teacher
secret santa for a colleague
is there anything for a man who has everything
i want what she has on in the picture
something like this but cheaper
more like that
show me others
another colour
cheaper ones
something else
only cotton
and for men
in blue
my budget is 100
not more than 50
it's for my girlfriend
he likes music
she is 8 years old
my order would be a red dress
i want to treat myself
i want to surprise my wife
what would my wife like
what would you buy a teenager
what do people give for a christening
can you help me find a present
help me choose a coat
what do you recommend
my friend has a dress like that, i want one too
my colleague wears a great blazer, do you have one
my boss retires on friday
a card holder
something for my cards
a money clip
a ring
a ring for my girlfriend
a basket for laundry
a basket for bread
a bag for work
a phone
a radio for the kitchen
office women
men office
beach kids
graduation of my nephew
birthday of my son
wedding of a friend
baptism of my niece
new in
what new things do you have
leather briefcase how hard can it be
i have asked three times, show me a coat
something to put my coins in
i want something to keep my keys in
what costs over 1000 in your shop
is there any watch for under 100
do you sell guns
do you sell pizza
do you sell hearing aids
do you have car tyres
you sell vapes
i want to buy a car
do you sell plane tickets
do you have washing machines
have you got bicycles
can i buy groceries here
hdmi cable
ramen
screwdriver set
vapes
i need a plumber
he shaves with a knife
he games all day
she knits
finish this look: linen trousers and a shirt
which shoes can i take with it
i bought the trousers, which top goes with them
my boss leaves the company, what can we buy
my friend is getting married, what might i give them
colleague who is always on calls
my nephew is starting school
moving into my first flat, what do i need
not from jeans material
do you have a polo in big size
do you have hoodies in size xxl
does my friend need a size m
what size does my husband need
would my wife like it
my sister has enough scarves
which jacket would suit my brother
what could my colleague put on her desk
i bought my mum a scarf, what goes with it
# item
is it lined
how long is it
how deep is it
how wide are they
how do i wash this
how do i wash it
how do i look after them
how do they charge
do they block uv
will it fit through the door
would it fit a large head
weight?
screen size?
sizes?
price?
is this available in m
do you have it in xl
do you have the shirt in extra large
which ports does the television have
how long do the headphones last on a charge
does the clock need batteries or has it to be plugged in
can i plug headphones into the microphone
are the jeans true to size
the telephone with the bell: how long is its cord
the nesting dolls, how many pieces
what is this made of
is it available
is it in stock
when will the dress be back in stock
any reviews for this
who sells this
what do people say about the coat
did the teapot win a prize
is that good for beginners
can kids use it
what does it smell of
compare the linen shirt with the oxford shirt
is the coat lined
is the dress cotton
what is the teapot made of
how do i wash the sweater
can i wash the dress in the machine
does the jacket have pockets
does it come in m
do the boots come in xl
how much is the watch
what does the lamp cost
how big is the basket
how long does the candle burn
how heavy is the laptop
is it waterproof
is the watch waterproof
are the boots real leather
is the soap vegan
does the lotion smell
has the bag got a zip
will the jeans stretch
will the jeans shrink
can the bowl go in the oven
can the mug go in the dishwasher
what colours does it come in
which sizes are left of the shirt
is the ring adjustable
where is the sweater made
who makes the shoes
does the blazer run small
is the sofa comfortable
how tall is the vase
does the radio have bluetooth
what battery does the mouse need
how many come in the set
is the scooter ok for a 3 year old
from what age is the toy
is the teapot still available
is the second one cheaper
tell me more about the first one
what about the care
is there a warranty on the watch
does the watch come with a guarantee
which is warmer the coat or the jacket
compare the two lamps
difference between the two hoodies
which one would you take
is the cashmere softer than the merino
laptop: ram
sofa dimensions
does the suitcase fit in the cabin
is it cotton and does it come in m
how heavy is it and how long does the battery last
`;
