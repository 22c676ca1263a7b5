/** Words without information on the topic of a question. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a about again all also am an and any anyone are as at be because been before but by can cant could did do didnt does doesnt
  doing dont else every few for from get gets getting give go going got had has have having he hello help hey hi how i id
  if ill im in into is isnt it its ive just kind know let like lot make many may me might mine more most much must my
  myself need needs no not now of off ok okay on once one only or other our out over own please pls possible really
  right say see shall she should show so some somebody someone something soon still such sure take tell than thank
  thanks that thats the their them then there these they thing things this those through to too try trying u up us use
  using very via want wanted wants was way we well were what whats when where wheres which while who whom why will with
  within wont work works would yes you your yours shes hes theyre weve sth smth`.split(/\s+/),
);
