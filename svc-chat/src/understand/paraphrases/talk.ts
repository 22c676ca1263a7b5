/** What is said in passing, by the kind of small talk, and under `world` what no shop answers. */
export const TALK_PARAPHRASES = `
# greeting
hello
hi there
good morning
hey you
evening all
# thanks
great, thanks, you were a big help
lifesaver, thank you
thx a bunch
perfect, that's all i needed
thanks a lot
thank you so much
ty
cheers mate
much obliged
that helps, thanks
you've been a great help
# praise
you made my day
that was quick, well done
you're funny
clever thing you are
smart little robot
this is the nicest shop chat i have used
ty ur a star
ur a legend
you're the best
love your shop
what a lovely shop
this is a great place
you are so helpful
nice one
# goodbye
no that is all for today thank you and have a nice evening
that will be everything, good night
have a lovely weekend
bye
see you later
that's all
i'm off, have a good one
# who
are you a person or a computer
do you sleep
are you married
do you have feelings
what are you made of
who am i talking to
do you work at night as well
are you there all day
can you keep a secret
u there?
are you a robot
what's your name
how do you call yourself
are you even real
# insult
you did not answer me at all
you are so slow
ur slow
why do you never understand me
this chat is a joke
you get everything wrong
are you even listening
you are stupid
you're useless
that was no help at all
this is ridiculous
this is garbage
are you kidding me
that is not what i asked
you don't get it
worst shop ever
what a waste of time
you keep showing me rubbish
stop annoying me
# bored
my shift was endless and i could cry
work was hell today
i'm so tired i could fall over
i'm just killing time on the bus
nothing ever goes right for me
cheer me up
i feel low today
i'm bored
i'm sad today
i had a terrible day
my boss shouted at me today
life is hard
nobody understands me
my team lost last night
i feel so alone
everything went wrong today
i'm exhausted
# undecided
i got engaged!!
guess what, we are expecting a baby
i passed my driving test today
we just won the match, i'm so happy
i've got the day off
i hate shopping
i have no taste at all
everything here costs a fortune
that's a lot of money
my other half says i own too many shoes
my kids are driving me up the wall today
it's so quiet in here
i can't make up my mind
i'm back
hello, me again
what do you think
hm ok
ok cool
fair enough
oh well
lol
haha nice
wow
you decide
my dog ate my homework
it's raining again
the weather is awful
never mind
hmm
let me think
you choose
not sure
i don't know what i want
just looking
i'm just browsing
surprise me
i passed my exam
i got engaged yesterday
everything is so expensive these days
my cat is asleep on my lap
i watched a film last night
traffic was terrible
i'm hungry
ok
great
haha
no thanks
# apology
sorry, wrong window
sorry, toddler grabbed the phone
sorry, my cat walked over the keyboard
sorry for my english, i am still learning
excuse my bad spelling
oops, that was meant for someone else
sorry, i pressed send too early
my bad
sorry for my english
sorry for the typos
# abilities
what are you good for
what sort of things can i ask
how do i use this chat
i need some help
what can you do
can you help me
help
what can i ask you
# world
what's the weather like
how's business
tell me something interesting
say something in spanish
who invented the zip
how tall is the eiffel tower
what's on tv tonight
can you do my taxes
what is the best phone this year
is it going to rain on sunday
what's the time in tokyo
sing me a song
how many planets are there
why is the sky blue
which team should i bet on
recommend a restaurant nearby
what's the capital of france
who won the match
who will win the election
what time is it
what's the weather tomorrow
how do i cook rice
how do i get to the airport
write me a poem
what is 12 times 13
translate this into german
who is the president
what is the meaning of life
do you believe in god
how old is the earth
recommend me a film
what should i eat tonight
fix my computer
how do i learn guitar
what stocks should i buy
book me a flight
call me a taxi
order me a pizza
is my headache serious
do my homework
how do i ask a girl out
`;
