/** What people say who do not say what a thing is called: what it does, what one does with it, and where. `#` names the kind. */
export const THING_PARAPHRASES = `
# mirror
see myself
see how i look
look at my own face
check my outfit before i leave
see my reflection
see your reflection on the wall
hangs on the wall and shows you your face
do my hair in front of
makes a small room look bigger
glass that reflects
# radio
hear the news
listen to the morning news
hear the football results
listen to stations while cooking
the weather report and songs in the kitchen
tune in to a programme
broadcasts
fm and dab
# tv
watch films
watch the match
watch series in the evening
see the news on a screen
a small screen for shows
watch cartoons
# headphone
hear music without the others hearing it
listen on the train without noise
block out the neighbours
shut out noise in the office
music in my ears
keeps the world quiet
listen to podcasts on the plane
goes over the ears
hear friends while gaming
# microphone
record my voice
record a podcast
sing into
speak into for calls
make my voice sound good online
record songs at home
talk to the audience
# camera
take pictures
take photos of the children
capture holidays
shoot portraits
photograph birds
with lenses
snap landscapes
# laptop
write my thesis
work on in cafes
do spreadsheets and emails
study online
type documents on the go
carry to lectures and write on
stream films and send emails
# keyboard
type on
type without noise
write faster at the desk
keys to type with
goes with a tablet for typing
# mouse
click with
move the pointer
move the cursor
scroll and click on a computer
point and click
# controller
play games with
play on the console
steer cars in a video game
buttons and sticks for games
play on the computer with thumbs
# phone
make calls from home
call people with a cord
talk to grandma on a landline
rings with a real bell
dial numbers
answer calls at a desk
# alarm-clock
wake me up
get me out of bed
rings in the morning
wakes you with light
so that i do not oversleep
gets me up on time
# clock
tell the time
shows the hour
see what time it is from the sofa
show the time on the mantelpiece
time in the hall
ticks on the shelf
# watch
tell the time on my wrist
time on the arm
shows the time and goes on the wrist
worn on the wrist to be punctual
keeps time under water
# umbrella
keep the rain off
stay dry when it pours
hold over your head in the rain
not get wet on the way to work
opens against a shower
protect from rain while walking
# trench
wear over everything when it rains
long and keeps you dry
outer layer for wet days
# coat
wear outside in winter over a suit
long and warm over everything
keep me warm outdoors to the knee
# jacket
throw over my shoulders in the evening
short layer for outside
wear over a shirt when it gets chilly
zip up against the wind
# gilet
warm without sleeves
keeps the chest warm and leaves the arms free
sleeveless layer
padded and without arms
# scarf
wrap around my neck
put round the neck when it is cold
keeps the throat warm
long and woolly for the neck
# glove
keep my hands warm
keep fingers from freezing
put on my hands in winter
warm hands on the bike
use my phone without taking them off
# hat
put on my head
cover my head
shade my face from the sun
keep the sun off my head
brim against the sun
# cap
brim to wear back to front
baseball
sporty for the head
keeps the sun out of my eyes while running
# sunglasses
protect my eyes from the sun
shade my eyes
against glare when driving
not to squint in bright light
dark lenses
sun in my eyes
# glasses
read small print
see the letters of a book
my eyes are bad and i can not read the menu
help me see the newspaper
blurry text
lenses for reading
# sock
keep my feet warm in shoes
wear inside boots
put on feet before shoes
pairs for cold feet
# slipper
wear on my feet indoors
soft on the feet around the house
warm feet at home
# sneaker
run in
walk all day in
comfortable on the feet for sport
lace up and jog
wear to the gym on my feet
# boot
for the feet in winter
walk through mud
footwear above the ankle
covers the ankle
# sandal
airy on the feet for summer
open toes
slip on to go to the beach
shows the toes
# pump
makes me taller
adds a few centimetres
elegant on the feet for an evening
# flat
dance in a studio
dainty on the feet without a heel
ballerinas wear
# derby
smart on the feet with a suit
polish and lace for the office
men wear on their feet to a wedding
# dress
one piece to wear to a ball
wear in one go from shoulder to knee
twirl in
# skirt
wear below the waist that swings
goes around the waist and shows the legs
wraps around the hips
# trousers
cover my legs
long on the legs for the office
wear on the legs
# jeans
cowboys wore
blue with rivets
tough on the legs and gets better with age
indigo and fades
# shorts
leave the knees bare
short on the legs for hot days
above the knee
# swimsuit
swim in
wear in the pool
wear in the water
swim lengths in
go into the sea in
bathe in at the lake
# bikini
two parts to sunbathe in
tan in
triangle top and bottoms for the beach
# robe
put on after a shower
wear between bath and bed
wear at breakfast before dressing
lounge about in on sunday mornings
slip on over nothing
# nightwear
sleep in
wear in bed
wear at night
# hoodie
warm with a hood
pull over my head on the sofa
has a hood and a pocket
cosy to hang around in
# sweater
knitted to pull over my head
warm and woolly for the upper body
knitted and warm with sleeves
# cardigan
knitted with buttons
open at the front and woolly
knitted layer to button up
# t-shirt
simple for the upper body in summer
short sleeves and no buttons
plain cotton on my chest
# shirt
with a collar and buttons
wear under a suit
wear with a tie
button up for the office
# blazer
smart over a shirt for a meeting
makes jeans look formal
lapels
half of a suit
# belt
hold my trousers up
keeps the trousers from sliding down
goes around the waist with a buckle
through the loops
round my middle with a buckle
# tie
knot around the collar
around a shirt collar for business
# backpack
carry on my back
carry my books to school
wear on both shoulders
hands free for hiking with my things
carry my laptop while cycling
# handbag
carry on the arm with my things
keep my things together when i go out
hold my phone keys and make up on the arm
carry over the shoulder to town
# clutch
small for the evening to carry in the hand
carry a lipstick and keys to a party
tiny for the opera
# briefcase
carry documents to the office
take files to court
carry contracts and a laptop to clients
hold papers
# suitcase
pack my clothes in for a trip
roll through the airport
take on a plane with clothes
pack for a weekend
on wheels for travelling
# purse
keep my coins in
hold money and cards
keep cash
carry change
put banknotes
my loose change
# ring
wear on my finger
put on her finger when i propose
sparkles on the finger
# bracelet
wear around the wrist as decoration
beads on the arm
jingles on the wrist
# necklace
wear around the neck as decoration
hangs round the neck and glitters
# earring
wear in my ears as decoration
dangles from the ears
# hair-accessory
tie my hair back
keep the hair out of my face
hold a ponytail
put in her hair
pin my hair up
# hair-tool
untangle my hair
do my curls
detangle curls
get through knots in my hair
part and lift my hair
# fan
cool myself by hand
wave in front of my face when it is hot
make a breeze
cool air on a stuffy train
# lipstick
colour for my mouth
red on the lips
paint my lips
put on lips before going out
# polish
paint my nails
colour for fingernails
varnish toes
manicure
# perfume
smell nice
spray behind the ears
make me smell of flowers
spray on my neck
signature smell
# cream
put on my face at night
smooth my wrinkles
rub into dry cheeks before bed
repair my skin while i sleep
# lotion
soften rough hands
moisten dry legs after a shower
rub in after washing up
calm dry skin all over
# soap
wash my hands
get clean hands
bar that foams by the sink
# body-wash
wash myself in the shower
lather under the shower
clean my body with
gel for the shower
# sponge
scrub my back
wash the baby with gently
soaks up water in the bath
rub myself with in the bath
# razor
shave with
take off my beard
remove stubble
hair off my legs
smooth cheeks without stubble
# toothbrush
clean my teeth
brush teeth
scrub molars twice a day
for the dentist to be happy
# shampoo
wash my hair
clean hair in the shower
# sofa
sit on with two people
lie on while watching television
seat for the living room
nap on in the lounge
friends can sit on
# chair
sit on
sit at the table
sit at my desk
one person to sit on at dinner
a seat
# table
eat at
put plates on
work at
# bed
sleep on
sleep in for two
lie down at night
rest on with a mattress
# lamp
light a dark corner
make light to read by
brighten the room
see in the dark
turn on at night
# candle
burn in the evening
light with a match
wax with a flame
soft light for dinner
flickers on the table
burns and smells of honey
# print
put on an empty wall
frame on the wall to look at
hang above the sofa
decorate a bare wall
fill the blank wall
a view for a room without windows
# vase
put flowers in
hold a bouquet
stand roses in water
put branches in
tulips in
# plant
green for the windowsill
grows in a pot
water once a week
leaves in the corner
alive and green in the living room
# basket
carry things from the market
keep blankets or wool in
store yarn in
take food to a picnic
collect toys in
woven to carry
# bathtub
lie in hot water
soak in after a long day
take a bath in
bathe in at home
# teapot
make tea in
brew tea
pour tea for guests
let leaves steep
serve tea for four
# cup
drink coffee from
drink tea from
my morning espresso out of
sip cocoa
hot drinks
# wine-glass
drink wine from
pour red wine in
serve burgundy
drink from at a toast
# bowl
serve salad in
toss salad
put fruit in
eat soup from
serve pasta for everybody
# plate
eat dinner from
put food on
serve the main course on
eat off
lay the table for one
# cutlery
cut meat with
eat with
stir with
# towel
dry myself after swimming
dry off with
# bedding
cover the mattress
keep me warm in bed
sleep under
# cushion
rest my head on
soft behind the back
# rug
put on the floor
keeps the floor warm
# curtain
keep the light out of the window
hang in front of a window
# teddy
cuddle at bedtime
hug in the cot
soft to hold for a baby
fall asleep with in the arms
furry to cuddle
# doll
one inside the other
play house with
painted figures
# kite
fly in the wind
let up in the sky on a string
fly on a windy beach
# scooter
ride to school on
ride on two wheels and push with a foot
zoom down the pavement
roll along standing
# counting-frame
learn numbers with
learn to count
do first sums with beads
learn adding and taking away
practise maths
# puzzle
put pieces together
play on rainy days at the table
# knitting-kit
make a scarf myself
learn to knit
do with my hands in front of the television
wool and needles to start
make something myself with needles
`;
