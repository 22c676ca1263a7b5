/** What people tell who ask for nothing, by the small talk that answers it; what they speak of may be sold here. */
export const TOLD_PARAPHRASES = `
# greeting
hi from the waiting room
hello from the train to york
hiya from the kitchen
morning from my desk
hey it is sam
good to be back
good night or good day, who can tell
is it morning yet
morning or night, hello
good morning from the bus
howdy from texas
evening from a wet london
it is me again
good morning from the night shift
morning! coffee in hand
happy friday
happy sunday to you
hi from the bath
evening, how goes it
good morning or is it evening already
hello hello, anybody awake
hello shop
happy new week
hi, it is me again from yesterday
a very good day to you
morning sunshine
greetings from sunny portugal
hi, sarah here
rise and shine
hey, still up
yo
my mother sends her love
wishing you a lovely afternoon
morning all, or evening, who knows
good evening or good morning, i lost track
good afternoon from the school gate
good night shift to you
hello from the gym
happy monday everyone
top of the morning
hope you have a good morning
hi from my kitchen table
# praise
you write nicer than my husband
you speak better english than me
that was nice of you
you are quick tonight
you have the patience of a saint
this is fun
aww
you are cute
you have good taste
best chat i had all week
you are a riot
best little shop in the world
you are too kind
you crack me up
that made me smile
you are funny for a robot
nice chatting with you
good robot
i like you
# goodbye
cheerio
toodle pip
that was my coffee break
lunch is over, adios
my knitting club is waiting, bye
the choir starts in five minutes
my taxi is here
so long
off i go
night night
back to work now
ok work calls
someone is in the kitchen with matches, bye
the bath is running over, bye
soup is burning, later
food is here
my dad is here to pick me up
catch you later
laters
peace out
ok that is it from me, cya
thats all folks
ok enough for today
we are landing now, bye
i have to go, somebody is at the door
gotta go, the pasta is ready
right, off to work then
i am off to bed
ok i need to pick up the kids, later
my stop is next, bye
heading out, talk later
dinner is ready, see you
battery is nearly dead, bye for now
the baby is up, got to run
my break is over, thanks
boss is coming, gotta go
that is me for today
time to sleep
be right back
back in a minute, the phone is ringing
i will come back after lunch
leaving the house now
class is starting, bye
ok someone needs the computer, bye
the film starts, good night
must dash, the milk is on the stove
ttyl
i will be back tomorrow with my wife
over and out
brb
someone is at the door, brb
one sec, the dog needs out
hold on, the kettle is boiling
wait a moment, my phone is ringing
right, bed for me, early start tomorrow
off to bed, work at six
kids to bed first, then me
the oven is beeping, bye
my bus is here
out of time, the kids need me
gym now, bye
off to yoga
heading to the office, chat later
going to sleep
the boss is coming
my wife is calling me
someone is in the shower and calls me
dog is in the mud again, must go
toddler is in the paint, bye
ok thank you, must go, train is here
thanks anyway, need to feed the cat
# who
do you work at easter
do you have to work on sundays
do you have christmas off
do you get presents for your birthday
do you swear
can you swear
who taught you english
who taught you all this
do you believe in ghosts
do you believe in aliens
do you know what love is
do you ever dream of sheep
what did you do at the weekend
is it sunny where you are
what is the weather like where you live
is it cold in your computer
have you eaten
have you slept well
do you know any celebrities
are you jealous of other bots
can i trust you with a secret
am i addressing a human being
person or program? one wonders
is this a person or a program
is this a human writing or a machine
do you have a partner
do you have a crush
are you married
is there a mrs bot
how many of you are there
what time do you knock off
do you ever go outside
do you like your job
do you like music
would you rather be human
do you have a wife
do you have children
are you in love with somebody
do you have any brothers or sisters
are you seeing anyone
where are you from
do you have a family
do you go on holiday
have you ever seen the sea
can you dance
what did you have for breakfast
do you ever take a day off
do you get paid for this
what do you look like
do you wear clothes
do you have a body
have you got hands
how much do you earn
what is your job
what are you wearing
do you drink coffee
do you get cold
can you see me
what do you do at the weekend
when is your birthday
are you a man or a woman
is anybody in there
what is it like to be a bot
do you have friends
do you have a dog
what is your favourite colour
what is your favourite food
which season do you like best
who is your boss
are you listening to me
do you remember me
are you smart
do robots dream
do you ever sleep at night
what languages do you speak
may i call you kevin
do you mind if i call you alice
does it get boring in there
are you happy
how long have you worked here
did a person write this
am i talking to someone at a desk
is this typed by a human
who writes these answers
one would like to know whom one is addressing
am i chatting with software or with somebody
is your boss nice to you
do you get lunch breaks
do you have a boss
do you have a heart
do you have parents
do you have a birthday
are you allowed to leave
have you ever been to london
have you ever been in love
have you been to the beach
what did you do last night
do you know my sister
a human or a program
am i addressing a machine
is there a person behind this
who am i writing with, person or machine
# bored
my landlord plays the trumpet before sunrise, send help
the choir next door practises all day, help
my parking ticket cost more than my rent
got a fine for singing on the balcony
we lost six nil, i never want to see a ball again
the bank lost my card and nobody answers
i think nobody at work likes me
my boss took credit for my work again
my date talked about himself for two hours
my thirty years at this firm and not even a cake
today was the worst day of my career
the bride ran away and i had baked the cake
i dropped my phone on the tracks today
my phone died in the middle of the interview
lost my ring in the sea today, i could scream
i broke the vase from my grandmother and i feel awful
my laptop crashed and ate my essay
the camera fell into the lake on day one
slept four hours, three nights in a row
haven't slept in days because of the roadworks
the drummer next door is at it again
i work with idiots
my train smells of fish
everyone at work is ill and i do it all
thirteen hours and my feet are gone
a drunk man sang at me for twelve stops
the lady at the till was so rude to me today
somebody threw a sandwich at me at work
someone spat at me today at work
fourteen hours on the ward and not one break
my bus never came and i walked home in the rain
the lift is broken again and i live on the seventh floor
somebody parked me in and i missed the whole meeting
a customer shouted at me over a sandwich today
i have been on hold with the bank for an hour
the baby next door cried all night long
my landlord put the rent up again
we had no hot water this morning, lovely start
i burnt the rice and set off the alarm
my flight is delayed by five hours and the airport has no chairs
the kids were sick all weekend, so no sleep for anyone
i have a cold and my head is full of cotton wool
double shift, then the car would not start
had to run for the train and lost a shoe on the platform
the neighbours are drilling at seven on a sunday
nobody remembered my birthday this year
it has been raining on us the whole holiday
i spilled tea on my laptop in front of the whole office
my boss gave me the weekend shift again
stuck in traffic behind a tractor since breakfast
dropped my lunch on the pavement today
the dentist took two hours and it still hurts
the dishwasher flooded the kitchen last night
my ex got married today. great
the cat was sick on the carpet at four in the morning
failed my driving test for the third time
my team lost four nil at home, i am done with football
this exam week is killing me
the radiator has been dead since monday and the plumber is in spain
could not sleep, too hot, too many mosquitoes
worked through lunch and they still moaned
somebody stole my bike outside the gym
my feet hurt and i still have three hours to go
the printer at work jammed nine times today
our wedding caterer just cancelled on us
it is so cold in this office my fingers are blue
i have not sat down since six this morning
a bird did its business on my head on the way to my interview
left my umbrella on the tram, typical me
two hours in the queue for a coffee and then they had no milk
what a day
long day at the school, my class would not sit still
the hotel lost our booking and we slept in the car
the toddler painted the wall with yoghurt
i am freezing at the bus stop and talking to a shop
it is three in the morning and i am wide awake
someone ate my lunch from the office fridge
i cried in the bathroom at work today, anyway
everybody on this train is coughing
my neighbour plays the trumpet at night and nobody sleeps
somebody in the next flat sings opera at midnight
the people above us have a party every night
i dropped my keys down the drain this morning, that is my luck
my phone fell into the sink this morning, what a week
broke my glasses on the way to work today, mondays
i spilled wine all over the sofa at my boss's house
coffee all over my shirt before nine, what a start
ripped my trousers in front of the class today
i sat in gum on the bus
the dog ate the sofa cushion while we were out
lost my wallet on the beach and then found it in the fridge
eleven hours at the desk and no end
night shift again, somebody please send coffee
someone was sick on me at work today
a patient bit me today
the kids threw spaghetti at the wall at dinner
my date never came to the restaurant
our holiday was a disaster, rain every day
the cake burnt and the guests came early
the party was a flop
this week can go away
this job is eating me
i am so done with this office
the gym was packed and smelly
my back hurts from gardening
i have four people waiting at my door and this takes forever
# undecided
my daughter just called me ancient
my son says i am uncool
my nephew asked me if i knew dinosaurs
my grandson taught me to use this phone
i have been a teacher for twenty years
i am sixty and still do not know what i want to be
people here are staring at me
my hairdresser talks too much
a seagull took my chips
a squirrel got into the kitchen
good luck to all who work tonight
fingers crossed for my exam tomorrow
somebody sings in the shower upstairs
my bag is in one town and i am in another lol
my hat blew off into the river
my shoes are wet and so am i
my sock has disappeared again, where do they go
my shirt is inside out and nobody told me
the lamp in the hall flickers like in a film
i sat on my sunglasses
i slept on the sofa again
i locked myself out in my pyjamas
found a mouse in the basket of potatoes
my clock says four, my head says noon
somebody left a chair in the middle of the road
looking at the sea from the window of the bus
we are snowed in
stuck at home since friday
the engagement is off
we broke up
my boyfriend forgot our anniversary
my girlfriend talks in her sleep
i am a bit drunk, forgive me
my friends are all married now
there is a party upstairs and i am not invited
everyone in this cafe has a laptop
the man next to me wears two watches
the queen wore a hat like that once
my teacher wore the same jacket for thirty years
the toddler wears a saucepan as a hat
grandma's teapot whistles louder than the train
our cat thinks the keyboard is a bed
ok back to my desk
back to the kitchen, i guess
my manager is watching me type
my colleague is reading over my shoulder
the boss walks past every five minutes
it snows and snows here
the heat in this town is unreal
nice weather for ducks
tea first, then we will see
i only came in to get out of the rain
my grandmother met the queen once
they are building a hotel next door
our bus driver sings
my flight leaves in an hour
the street is full of football fans
the lights went out in the whole house
i have been in this town for ten years
my son wants to be a pilot
our teacher is in love with the baker
my wife runs faster than me
my parents have been married for forty years
he proposed on the beach two summers ago
we got married in vegas, imagine
i read your name in the paper
there was a wedding on the train
my cousin lives in paris
i am from a small island
the office party was weird
the opera was too long
our camping trip is over, thank god
my brother games all night and sleeps all day, i envy him
she never stops talking
he is always late
my head is spinning
i need a nap
i need a holiday
i need coffee, strong
i could use a hug
i want to go home
i want my bed
i miss my dog
i miss the summer
just got back from a walk with the dog
we are having pizza tonight
i watched the whole series in one night
it is pouring down outside
it started to snow here
the sun is finally out
my brother is visiting from canada
my wife is watching the football
i am eating cereal out of the box
on my lunch break, nothing much going on
i am sitting on the balcony with a glass of wine
we went to the zoo yesterday, the kids loved the monkeys
my husband snores like a tractor
our cat sleeps on the keyboard all day
the children are at school and the house is so quiet
i used to work in a shop like this
i had eggs for breakfast
it is my turn to cook tonight
i have been to rome twice
we moved here in march
i grew up on a farm with eleven cows
my sister works in a bakery and always smells of bread
watching the sunset from the train
my flatmate is playing the guitar badly
it is friday and the office is empty
this hotel has the worst coffee
i just woke up
i am on the train home
nobody is in the office today but me
typing this with one hand, the other one holds the baby
i am only here because my wife is in the fitting room
my phone is at two per cent
i am writing this under my desk
idk why i am telling you this
anyway, that was my day
and that is my life story
you would not believe the day i had
that film last night was terrible
the new neighbours have a trampoline
a fox was in our garden this morning
my daughter lost a tooth today
we had twelve people for dinner and nobody helped
my grandfather was a tailor, you know
in my day shops had people in them
the bread did not rise
there is a spider in my shower
i found a coin from 1920 in the garden
my nephew says you are not real
my friend told me about this place
a colleague sent me the link to you
the kettle is on
my uncle thinks the earth is flat
the internet at the cabin is slow
half the town is at the beach today
this weather
mondays, am i right
it is way too early for this
still in my pyjamas at noon
dinner was lovely, thanks for asking
the match is on in an hour
nothing, i was just thinking out loud
i should really be working
it rained all morning
rained all weekend here
we walked the dog in the rain
came home from the gym
had coffee with an old friend this morning
just got in from the garden
we are on the beach right now
i am at the airport
in the office on a sunday
the wedding was beautiful, by the way
we got back from our holiday on sunday
i went to the opera last night and fell asleep
went camping once, never again
my husband is at the gym
the kids are in bed at last
i had a bath and a book, perfect evening
my neighbour bought a boat
the wifi in this cafe is awful
the food at the hotel was awful
traffic on the way to the office was awful
the school called about my son again
my son is on the sofa with a fever
i met my wife at a bus stop
back at work
back from lunch
back home after two weeks away
the train is late again
i am waiting for the dentist
the cat is on the table
someone is cooking fish in the office kitchen
breakfast at midnight, why not
i dreamt of a talking teapot
a little bird told me about you
time flies
it is what it is
such is life
no comment
long story
you know how it is
just saying hi
just testing if this works
just wanted to tell somebody
# apology
sorry, my phone slid off the sofa
sorry that was my nephew typing
ignore me, i am tired
wrong chat, that was for my wife
sorry i pasted my shopping list for the supermarket
# news
grandpa turned 95 on sunday and still rides his bike
my mother danced until four at my wedding
my niece won the spelling contest today
my dog had seven puppies in the bathroom
my husband cooked dinner for the first time in ten years
benched my own weight today
got my first tattoo
i can do twenty push ups now
our village has a new bakery at last
my brother came home from sea today
best morning in weeks
my daughter is the lead in the school play
sold my first painting today
i finally beat my sister at tennis
5k before work today!!
3 miles before lunch, who is the queen
10 lengths under four minutes, come on
one hour on the bike before breakfast, boom
up at five and already at the gym, go me
two weeks without coffee, yesss
finished the marathon training plan today
ran to the office and back!!!
home run for my kid tonight
weekend at last, woohoo
first snow of the year!!
exam done, summer starts now
deadline met with one minute to go
new job starts tomorrow, so excited
my boy scored twice on saturday
i can finally do a handstand
we won the cup tonight!!
i ran my first half marathon today
just finished my last exam, freedom
my son took his first steps this morning
i got the flat!!
got a raise today, finally
first day without a cigarette, go me
five kilometres before work, who am i
i swam forty lengths this morning
best day ever!!
my daughter got into the university she wanted
we have a new puppy
three weeks without sugar, so proud
i did it!!
made it through my first week at the new job
quit my job today and i feel great
i baked my first loaf of bread and it worked
yesss finally friday
lets go!!
i beat my dad at chess
new record at the pool this morning
woohoo, holiday starts now
survived my first shift
my team is in the final!!
i learned to ride a bike at forty
my first ten kilometres without stopping
deadlift record at the gym tonight
twenty laps in the pool before work, feeling great
went to yoga at six this morning and i am so proud
30 days of running in a row today
cleaned the whole kitchen before lunch, wow
eight hours of sleep for once
the baby slept through the night!!
first time on skis today and nothing broken
my garden won the village prize
sold my old car today, yay
we finished the puzzle with a thousand pieces
4-0 at home, what a game
2-1 in the last minute!!
our boys won the league tonight
passed the interview, they took me
my sister had her baby this morning
hiked up the mountain and back in one day
100 days at this job today
nailed the presentation at the office
got through monday
let's go team
feeling good today
this is my year
# insult
i have been at this for ten minutes and got nowhere
this takes forever
useless
you are kind of useless
this is a waste of my evening
`;

/** What asks for goods without a word of asking: an occasion that comes, what lacks, what is worn out, for whom. */
export const ANNOUNCED_PARAPHRASES = `# goods
our son marries in june
my best friend gets married on saturday and i am the maid of honour
i have an interview at a law firm on tuesday
going to the opera on friday with my husband
we are off to iceland in november
two weeks in thailand, first time in the heat
christening of my godchild on sunday
skiing in january
ski trip with the school
beach holiday with the family
weekend at the lake
city break in prague
first day at university for my son
our twins begin school after the summer
he starts nursery on monday
new office job, smart casual
black tie dinner, lady
garden party at noon, man
funeral on thursday, i am a man of sixty
wedding guest in august
dinner with her parents tonight, i am nervous and a guy
baby shower on saturday
retirement party for a colleague
graduation next week
birthday of my nephew, he turns seven
rainy commute by bike
long flight to sydney
working outside all winter
i cycle to work and arrive wet
running club starts on monday
yoga on the terrace
picnic in the park
dinner for eight on saturday
romantic evening at home
home office
new flat, bare walls
bare windowsill
dark hallway
cold feet at night
dry skin
chapped lips
sore eyes at the screen
always cold
hot summer in the city
camping
hiking
gym
office
nightstand
something warm
my coat has a hole
my old bag fell apart
the moths ate my sweaters
my umbrella broke in the storm
my alarm clock does not wake me
my daughter has outgrown everything
my husband only owns trainers
i have nothing for the cold
nothing to wear for the party
she has nothing warm
i own no proper shoes
clothes for the office
beauty stuff without perfume
warm things for a man
kids things for summer
everything in linen
blue
striped
made of wood
leather
vintage style
in green, for her
wireless
scandinavian look
bathroom
kitchen
for the desk
for a newborn
for a photographer
for somebody who cooks a lot
for my dad who has everything
colleague's farewell
new baby in the family
housewarming on friday
a little thank you for the dog sitter
something small to say thanks to the midwife
what keeps a market trader warm at five in the morning
what makes nine hours on a coach bearable
standing at the school gate in the rain each day, what would help
my study is dark and loud, what would help
we are doing up the kitchen
having the neighbours to lunch, the table must look pretty
first day as a nurse on monday, a man, help
i am going to the party as a pirate
dressing up as a wizard
our company party is by the sea, ladies, elegant but easy
what do you have for the mountains
what do you get a girl who sings all day
what do you give somebody who is into cooking
my uncle is a whisky snob
my aunt is a chocolate addict
beach tomorrow
rain on sunday
first day of preschool
first week at a new school
u got kettles
my father in law drinks coffee all day long
need socks, mine have holes
need a blanket the room is freezing
we want two lamps
we want five plates
want a hat
the round ones you hang on the wall and look into
the thin ones that go around the neck
we are having a barbecue on the beach
skin like leather
feet like ice
hair like straw
lips like paper
eyes tired from the screen
my knees are cold when i sit, i am 80
my wrists hurt from typing
my dorm room is so ugly
my hallway is a dark hole
my sister takes all my scarves
my cat killed my vase
the puppy ate my slippers
the dog chewed my left shoe
i oversleep all the time
i never hear the phone ring
i can not read the small print any more
i keep forgetting what time it is
i walk on cold tiles in the morning
i get up at four and it is pitch dark
teething baby
rainy week with two small children at a cottage
baby on the way
three month old, sleeps badly
six year old who never sits still
first half marathon in may
going to a rodeo
going to a ball with my wife
going to a jazz night, girl
off to the races on saturday, woman
my cousin gets married on the beach
moving out of home
moving into a dorm in september
moving to alaska
cycling to work in november
everything i own is black
i look so boring
i have thirty dollars and a birthday to go to
my mother is turning 80 and has everything
my friend is having twins
gran is always cold and likes lilac
waiting at the station in february, what keeps my legs warm
out on the market at six in the morning, need to keep warm
just moved to bergen, it pours all the time
just moved to the desert, the sun is brutal
we moved into a house with a garden
my new room has no light
night guard, always cold, 70 max
taxi driver, sits all day, 50 at most
my job is outside in all weathers
commuting by ferry, wind and rain
i bike to work in the rain
i stand in a cold hall all day
my office is freezing
my flat is dark and bare
lake with the kids at the weekend
two days in oslo in march
a night at the theatre, lady
first date on thursday, guy
dinner at the embassy, woman
pool party on sunday
sunday lunch with the in laws, what do i wear
a christening next month, grandmother
my neighbour saved my cat, i want to say thank you, 20 max
hey, do you do hats at all
need a lamp, my room is dark
baker, up at three every day, 40 max
he is a gardener and his skin is rough
you got anything green
barbecue on saturday, guy
meeting the in laws on sunday, woman
gym from monday on
30 degrees next week
minus ten at the weekend
school trip to the woods, my boy is 8
my son plays in the mud all day
my girl is 9 and dances everywhere
my hands crack in the winter
my mother freezes in every room
the wind goes through my coat
it pours each time i cycle to the office
my neck is cold
my eyes hurt from the screen
my curls are a mess
my lips are so dry
the sun burns my face in the garden
my desk is so empty
the wall over the sofa is bare
six guests for dinner and no plates
my phone rings and nobody hears it
i sleep badly, the light wakes me
i carry my laptop to work in a plastic bag
my suitcase lost a wheel
my watch stopped
holes in all my socks
shoes are falling apart
my boy grew out of his jacket
moving in with my boyfriend on friday, the flat is empty
my best friend just had a baby girl
our teacher retires in june
my wife turns forty on friday
dad turns seventy and loves his garden
my nephew games all day
she reads in bed every night
he travels all the time
`;
