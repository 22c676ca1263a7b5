/** A text with short forms of several words or signs written out, and spellings of one thing made alike. */
export function spelledOut(text: string): string {
  return (
    text
      .replace(/\bw\/o\b/g, 'without')
      .replace(/\bw\/(?=\s|\w)/g, 'with ')
      .replace(/n['’]t\b/g, ' not')
      .replace(/\bca not\b/g, 'can not')
      .replace(/\bwo not\b/g, 'will not')
      .replace(
        /['’](m|re|ve|ll|d)\b/g,
        (_, end: string) => ({ m: ' am', re: ' are', ve: ' have', ll: ' will', d: ' would' })[end] ?? '',
      )
      .replace(/\b(that|what|where|who|how|there|she|he|it)['’]s\b/g, '$1 is')
      .replace(/\bits (?=(?:too|so|not|very|really|way too (?=[a-z])|just|still|for|an?)\b)/g, 'it is ')
      .replace(/\blet['’]s\b/g, 'let us')
      .replace(/\b(you|u|ya) (?:guys|folks|people|lot)\b/g, '$1')
      .replace(/(?<=[a-z])['’]s (?=(?:not|too|off|out|forbidden|banned|no go|a no)\b)/g, ' is ')
      .replace(/(?<=\s|^)4(?=\s+(?:my|a|an|the|her|him|me|your|our)\b)/g, 'for')
      .replace(
        /\b(something|anything|smth|sth|smthg|one|want|need|place|like|nothing|ready) 2 (?=[a-z])/g,
        '$1 to ',
      )
      .replace(/(^|\s)-(?=[a-z]{3,})/g, '$1without ')
      .replace(/\bnon[\s-]+(?=[a-z]{3,})/g, 'without ')
      .replace(/\b([a-z]{3,})[\s-]free\b(?! (?:of|from)\b)/g, (whole, word: string) =>
        /^(hands|duty|stress|worry|feel|are|is|for|toll|delivery|shipping|chip|lead)$/.test(word)
          ? whole
          : `without ${/^perfumed?$/.test(word) ? 'fragrance' : word}`,
      )
      .replace(/\b(?:hand[\s-]?wash(?:ing|ed|able)?|wash(?:ing|ed)? (?:it |them )?by hand)\b/g, 'hand wash')
      .replace(/ & /g, ' and ')
      // "a coat that I do not have to take to the dry cleaner's"
      .replace(
        /\b(?:that |which )?(?:i |you |one )?(?:(?:do(?:es)?|need|would)(?: not|n't)|never|dont|doesnt) (?:(?:have|has|needs?) to |be )?(?:bring|take|taken|send|sent|go|going|give|carry)(?: it| them)? to (?:the|a) (?:dry )?cleaner'?s?(?:')?/g,
        'without dry clean',
      )
      .replace(/\bdry[\s-]clean(?:ing|ed)\b/g, 'dry clean')
      .replace(/(\d+)\s*\$?\s*<=?\s*(?:price|cost|\w)\s*<=?\s*\$?\s*(\d+)/g, 'between $1 and $2')
      .replace(/!=\s*(?=[a-z])/g, 'not ')
      .replace(/(?<=\s|^)!(?=[a-z]{3,})/g, 'not ')
      .replace(
        /\b(loves?|likes?|enjoys?|wants?|learn(?:ing|s)?|try(?:ing)?|started)(?: to)? knit\b/g,
        '$1 knitting',
      )
      // Whoever takes any size but one needs no size.
      .replace(
        /\b(?:in )?(?:any|every|all|whatever|whichever) sizes? (?:but|except|other than|apart from|bar|not)(?: for)?(?: size)?(?: an?)? (?:xx?l|[sml]|small|medium|large|(?:extra|x) large)\b/g,
        ' ',
      )
      .replace(
        /\b(?:but |and |, ?)?(?:not|no|never|except)(?: in| an?)* size (?:xx?l|[sml]|small|medium|large)\b/g,
        ' ',
      )
      // "I'm 1.95 m": how tall somebody is, and no age.
      .replace(/\b((?:am|is|are) )(?:only |almost |about )?[12][.,]\d{1,2} ?m(?:eters?|etres?)?\b/g, '$1tall')
      // "would it ring loud enough": it sounds, and is no ring.
      .replace(
        /\b((?:does|do|would|will|can|could|did|may|might) (?:it|they|this|that|these|those) (?:\w+ly )?)(?:ring|chime)\b/g,
        '$1sound',
      )
      .replace(/\bwhat to (?=(?:carry|keep|store|put|hang|drink|eat|sit|sleep)\b)/g, 'something to ')
      // "would it suit me?": no suit.
      .replace(
        /\b((?:would|will|does|do|might|could|can) (?:it|this|that|these|those|they|the \w+)) suit (?=(?:me|him|her|us|them|someone|somebody)\b)/g,
        '$1 be right for ',
      )
      .replace(/\b(nothing(?: \w+)?) for (?:the )?(?:(?:playing|being|use) )?outside\b/g, '$1 for outdoors')
      .replace(/\b(without|no|any) lines\b/g, '$1 stripes')
      .replace(
        /\b(?:(?:in |of )?(?:(?:only|just) )?(?:one|a single|single|solid|uni) colou?r(?:ed|s)?|unicolou?red|unpatterned)\b(?! (?:of|in|is|do|does)\b)/g,
        'without patterns',
      )
      .replace(/\bshort[ -]sleeved\b/g, 'short sleeve')
      // "I look for shirt": sought, and no look.
      .replace(/(?<!\bto )(?<!\bshould )\b(i|we|he|she|they|my \w+) looks? for\b/g, '$1 am looking for')
      .replace(/\b(?:a )?tenners?\b/g, '$10')
      .replace(/\b(?:a )?fivers?\b/g, '$5')
      .replace(/\b(\d+|a) grand\b/g, (_, many: string) => `$${(Number(many) || 1) * 1000}`)
      .replace(/^dose (?=the|it|this|that|they|your|a|an)\b/, 'does ')
      .replace(/\bin (?:the|my|his|her|our|their) (?:wardrobe|closet|drawers?)\b/g, ' ')
      // "can I throw it in the machine": no throw for the sofa.
      .replace(/\b(?:throw|chuck|toss|bung|pop) (it|them|this|that|these|those)\b/g, 'put $1')
      // "a drawer full of it": how much of something there is, and no drawer.
      .replace(
        /\b(?:an? |the )?(?:whole |entire )?(?:drawers?|cupboards?|wardrobes?|closets?|cabinets?|shelf|shelves|boxes|house|kitchen) full of\b/g,
        'plenty of',
      )
      .replace(
        /\b(?:to|i can|can i|could i) (?:throw|pop|pull|slip|chuck|sling) (?:on over|over|on)\b(?= ?(?:[.,;!?]|$|it\b|them\b|that\b|this\b|my\b|the\b|an?\b|top\b|when\b|if\b|in\b))/g,
        'to wear over',
      )
      .replace(
        /\b(?:something|anything|a thing) (?:to|(?:that |which )?(?:i|he|she|we|you|they) can) (?:hold|have|carry|put|open) (?:up )?(?:over|above) (?:my|your|her|his|our|the) heads?\b/g,
        'an umbrella',
      )
      // "I'll take photos with the phone": what somebody makes do with.
      .replace(
        /\bi (?:will|can|would)(?: just| rather| simply| always)? (?:use|make do with|stick (?:with|to)|keep (?:using|to)|(?:take|shoot|make) (?:the |my )?(?:photos?|pictures?) (?:with|on)) (?:my|the|our|his|her) (?:\w+ ){0,2}\w+(?: instead| then| for now)?(?=[.;!]| and (?:show|give|find)\b)/g,
        ' ',
      )
      // "my husband would kill me": what it costs, and no threat.
      .replace(
        /\b(?:(?:and|because|but) )?(?:my|his|her) (?:\w+ )?(?:husband|wife|boss|mum|mom|mother|dad|father|partner|girlfriend|boyfriend|sister|brother|parents|family|kids|children|son|daughter|gran\w*|flatmate|roommate|landlord|landlady|manager|accountant|bank|missus|other half|better half|fianc\w+) (?:would|will|might|is going to|is gonna|are going to) (?:(?:kill|murder|divorce|strangle|disown|skin|throttle|shoot) me\b(?: alive)?(?! with)|(?:have|throw) (?:a fit|kittens|a tantrum|a stroke)\b)(?: (?:if|when) (?:i|we) (?:come home|turn up|show up|buy|bring|get|spend|order|see|keep)\b[^.!?;,]*)?/g,
        ' ',
      )
      // "this bot is dumb as a bag of hammers": how it is, and no bag.
      .replace(
        /\b((?:you|u|(?:this|the|your) (?:\w+ )?(?:bot|chat|chatbot|site|app|assistant)) (?:are|r|is)) (?:(?:about|just|really|so|as) )*(\w+) as (?:an? |two )[a-z ]+/g,
        (_, subject: string, how: string) =>
          `${subject} ${/^(?:use|help|smart|clever|bright|sharp|quick)/.test(how) ? 'useless' : /^(?:thick|dense|dim|daft|slow|dumb)$/.test(how) ? 'dumb' : how}`,
      )
      .replace(/\bunscented\b|\bunperfumed\b/g, 'without fragrance')
      // "my chest measures 122 cm, so I take XXL": how big somebody is.
      .replace(
        /\b(?:my|his|her) (?:chest|waist|hips?|bust|inseam|shoulders?|belly|thighs?|calves) (?:measures?|is|are) (?:\w+ )?\d+(?:[.,]\d+)? ?(?:cm|centimet\w+|inch(?:es)?|in)?\b(?:,? ?(?:hence|so|thus|therefore|and)\b)?/g,
        ' ',
      )
      // "I cannot tell from the pic": where it was looked at.
      .replace(
        /\b(?:(?:from|by) (?:the|this|your|that|those|its)|(?<=\b(?:tell|see|judge|looks?|shown|appears?)(?: \w+)? )(?:in|on) (?:the|this|your|that|those|its)) (?:pictures?|photos?|images?|pics?|photographs?)\b(?! frame)/g,
        ' ',
      )
      .replace(
        /\b(?:harmoni[sz]es?|blends?(?: in)?|tones?(?: in)?|coordinates?|teams?(?: up)?) (?:well |nicely )?with\b/g,
        'go with',
      )
      // "mat lipstick": no mat. "a watch for the mantelpiece": a clock.
      .replace(/\bmatt?(?= (?:lip|finish|nail|polish|varnish|black|white|red|colou?r))/g, 'matte')
      .replace(
        /\bwatch(?:es)?(?= (?:\w+ ){0,2}?(?:for|on) (?:(?:the|my|our|a|an) )?(?:\w+ )?(?:mantel\w*|shelf|fireplace|wall|kitchen|living room|bedroom|sideboard|night ?stand|desk)\b)/g,
        'clock',
      )
      // "I own four hoodies. What do I wear?": what somebody has is not what they look for.
      .replace(
        /\b(?:i|who) (?:(?:only|just) (?:owns?|have|has|got) (?:\d+ )?|(?:owns?|have|has|got) (?:(?:only|just|like|about|nothing but|mostly|a bunch of|lots of|a lot of|\d+|two|three|four|five|six|ten) ){1,2})(?:\w+ ){0,2}?\w+s\b(?: (?:and|or) (?:\w+ )?\w+s\b)?(?=.*\bwhat (?:do|should|can|could|shall|to)(?: i)? (?:wear|put on)\b(?! (?:with|over|under|on top)))/g,
        ' ',
      )
      // "I come from a hot country": how it was there, and not where things are to be worn.
      .replace(
        /\b(?:i|we|he|she|they|my \w+)(?: (?:am|is|are|only|just|have|has))* (?:come|comes|came|coming|from|grew up|grown up|used to live|lived|moved here)(?: (?:from|in))? (?:an? |the |some )?(?:very |really |much |always )?(?:hot|warm|tropical|cold|sunny|rainy|snowy|cool|mild|hotter|warmer|colder) (?:country|place|climate|city|region|island|state|land)\b/g,
        ' ',
      )
      // "that shrugs off rain", "ones that survive a wet pavement".
      .replace(
        /\b(?:shrugs?(?: off)?|stands? up to|withstands?|survives?|copes? with|handles?|defies|resists?) (?:(?:the|a|an|some|light|heavy|bit of) )*(?=(?:rain|wet|shower|drizzle|downpour|storm|puddle|splash)\w*\b)/g,
        'for ',
      )
      // "he listens to the ball game": on the radio, whatever is on.
      .replace(
        /\b(listen(?:s|ing)?) to (?:the |his |her |a )?(?:ball ?games?|(?:base|foot|basket)ball|games?|match(?:es)?|news|sports?|races?|weather(?: forecast)?|traffic)\b/g,
        '$1 to the radio',
      )
      // "the partners collected 130": what may be spent, and nobody it is for.
      .replace(
        /\b(?:the|my|our|all(?: the| my| our)?|us) (?:\w+ )?(?:partners|parents|colleagues|co ?workers|team|office|family|kids|children|siblings|brothers|sisters|cousins|friends|neighbou?rs|class|department|girls|boys|guys|grandchildren) (?:have |has |had )?(?:all )?(?:collected|pooled|chipped in|put together|raised|gathered|saved up|scraped together|contributed|clubbed together)\b/g,
        'we have',
      )
      // "a soft cardigan, to put round my shoulders": how it is worn, where the thing is named.
      .replace(
        /(?<=\b(?:cardigan|shawl|scarf|wrap|jacket|sweater|jumper|pullover|coat|throw|hoodie)s?\b[^.?!]*?),? (?:that i can |i can |to )(?:put|wear|throw|drape|have|wrap|sling|pull) (?:round|around|over|about|on) (?:my|her|his|the) (?:shoulders?|neck|knees|back)\b/g,
        ' ',
      )
      // "wool and needles to knit a scarf": the scarf is yet to be made.
      .replace(
        /(?<=\b(?:wool|yarn|needles?|kit)\b[^.?!]{0,30}) (?:to|for) (?:knit|crochet|knitting|crocheting)(?:ing)? (?:an?|some|my|a pair of|her|his|myself an?) (?:\w+ ){0,2}?\w+/g,
        ' for knitting',
      )
      .replace(
        /\b(girls|boys|kids|children|people|women|men|ladies|bridesmaids|groomsmen|them) to dress\b(?! up)/g,
        '$1',
      )
      // "a brush for my teeth": who speaks English as a second language takes compounds apart.
      .replace(
        /\bbrush(es)? (?:for|to (?:clean|brush)) (?:(?:the|my|his|her|our) )?(?:teeth|tooth)\b/g,
        'toothbrush$1',
      )
      .replace(/\bbrush(es)? (?:for|to (?:comb|brush)) (?:(?:the|my|his|her|our) )?hair\b/g, 'hairbrush$1')
      .replace(/\b(?:glasses|spectacles) (?:for|against) (?:the )?sun\b/g, 'sunglasses')
      .replace(
        /\b(?:polish|varnish|lacquer|paint) for (?:(?:the|my|her) )?(?:finger ?|toe ?)?nails\b/g,
        'nail polish',
      )
      .replace(/\bt[\s-]?shirts?\b/g, (found) => (found.endsWith('s') ? 'tshirts' : 'tshirt'))
      .replace(/\b(x+)[\s-]?large\b/g, (_, many: string) => (many.length > 1 ? 'xxl' : 'xl'))
      .replace(/(?<=\d)\s*(?:€|eur\b|euros?\b|£|pounds?\b|\bquid\b|dollars?\b|dollar\b|bucks?\b|usd\b)/g, '$')
      .replace(/[€£]/g, '$')
      .replace(/\be[-–](?=(?:readers?|books?|bikes?|scooters?|cig\w*)\b)/g, 'e')
      .replace(/(?<=[a-z])[-–](?=[a-z])/g, ' ')
  );
}
