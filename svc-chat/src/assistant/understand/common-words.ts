/** Right as they are, though they look like a word of the shop with a typo. */
export const COMMON_WORDS: readonly string[] = `
  able above accept across actually address after afraid afternoon against age ages ago agree air alone along already
  alright although always among amount answer appear april area argue arm army around arrive art aside asleep attack
  august autumn aware away back bake ball band bank base bath bear beat beauty become began begin behind believe bell
  below beside bird bite block blood blow board boat body bone book born both bottle bottom bought bound bowl brain brave
  bread break breakfast bridge bright bring broken brother build building burn business busy button cake call calm came
  camp candy capital captain care carry case cash catch caught cause cent center chance chase cheese chess chicken chief
  choose church circle city claim class clean clear climb close cloud club coach coal coast code coffee coin cold college
  comfort common company complete control cook cool copy corn corner correct cost cotton count country couple course
  cousin cover cow crime cross crowd cry cycle daily dance danger dare dark data date dead deal dear death deep depth
  desert desk develop difference dinner direction discover discuss dish doctor dollar door double doubt down draw dream
  drink drive drop dust duty each early earn earth east easy edge effect eight either electric else empty energy engine
  engineer enjoy enough enter equal error escape even event ever exact exam except excite exercise expect express face
  fact factory fair fall family famous farm fast fear feed feel feet fell felt fence fever field fight figure file fill
  film final finger finish fire firm fish five flag flight floor flour flower fold follow food foot football force foreign
  forest forget fork form former fortune forty forward found four fox frame free fresh fruit full funny future gain game
  garden gate gather gave general gentle girlfriend glad goal goes gone goodness grade grain grand grass grave great ground
  group grow guard guess guide gun habit half hall hand hang happen hard harm hate have head health hear heard heart heat
  held hell here hero hide hill hire hold hole holiday hollow honest hope horse hospital hotel hour huge human hundred
  hunger hunt hurry hurt ice idea important inch include instead interest island issue itself january job join joke judge
  july jump june keep kept kill kind king knee knew know lady lake land language large later laugh lawyer lazy lead leaf
  learn least leave left lend length lesson letter level liar lift light limit list listen live load loan local lock lose
  loss lost loud love luck lunch magic mail main major make manage many map march mark market marry mass master match
  mate math matter meal mean meant measure meat meet member memory message metal middle might mile milk mind minute miss
  mission mistake mix model modern moment money month moon moral morning most mountain mouth move movie music must name
  nation nature near neat neck neighbor neither nephew nerve nest never news next night nine nobody noise none noon north
  nose note nothing notice noun number ocean offer office often oil older once open opinion orange original other ought
  page pain paint pair palace pale pancake paper parent park part party pass past path peace pen pencil people pepper
  perhaps person piano pick pilot pink pizza place plain plan plane planet plant plate play player please plenty poem point
  police pool poor port possible post pot pound pour power practice praise pray prefer prepare present president press
  prevent price prince print prison problem produce program promise proper proud prove public pull push put python queen
  quick quiet quite race rain raise ran rank rare rate reach read ready real reason recipe record refuse region reply
  report rest result rice rich ride right rise river road rock roll roof room root rough round row rule run rush sad safe
  sail salad salt same sand save saw scale school science score sea seat secret seed seem seen sense sent sentence serious
  serve service seven several shake shall shape share sharp sheep shine shock shoot shot should shout side sign silence
  simple since sing single sink sister six skill skin sky sleep slow smart smell smile smoke snow social soft soil soldier
  solve some song sorts soul sound soup south space speak special speech speed spell spend spoke spoon spot spread square
  stage stairs stand star start state station stay steal steel step stick still stone stood store storm story strange
  stream street strong student study subject succeed such sudden sugar sum sun supply support sure surface surprise sweet
  swim system table tail talk tall taste taught teach team tear tell ten term test text than thank theory thick thin thing
  think third thirst thousand thread threat three throw thus till time tiny tired today together told tomorrow tongue tool
  tooth total touch toward tower town trade train travel treat tree trial trick trip trouble truck true trust truth turn
  twice twin type ugly under understand union unit universe until upon upset usual vacation valley value various vast verb
  victory view village visit voice vote wage wait wake walk wall warn wash waste water wave weak wealth weapon weather week
  weight welcome west wheel while whisper whole whose wide wife wild wind window wine wing wire wise wish without wolf
  woman wonder word wore work world worry worse worst worth would wound write writing written wrong yard year yellow
  yesterday young youth zero zone`
  .split(/\s+/)
  .filter(Boolean);
