/** What is said in passing, by the kind of small talk, and under `world` what no shop answers. */
export const TALK_PARAPHRASES = `
# greeting
hello
hi there
good morning
hey you
evening all
# thanks
thanks a lot
thank you so much
ty
cheers mate
much obliged
that helps, thanks
you've been a great help
# praise
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
are you a robot
what's your name
how do you call yourself
are you even real
# insult
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
what can you do
can you help me
help
what can i ask you
# world
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
