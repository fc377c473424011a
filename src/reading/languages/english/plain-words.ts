import type { PlainWords } from '../tables/plain-words.ts'

/** Words of English that claim nothing of a home. */
export const englishPlain: PlainWords = {
  verbs: `
    accommodate acknowledge add admit adore advise aim align allude amaze anticipate appeal apply arise attract
    avoid await base bear become behave benefit blend bother break broaden browse bump
     carry catch celebrate center challenge cheer chime circle clarify combine come complement
    complicate compromise concentrate concern conclude contribute convey cook cope correspond craft cross crave
    crunch dabble daydream decide dedicate deepen define delight demand depend deserve desire determine devote differ
    dig discover discuss dislike dismiss distinguish dive dodge doubt draw dream dwell eliminate emphasize embrace
    encounter encourage engage enhance entail entertain envision envisage escape evoke excite exist
    expect experience explore factor fancy favor feed feel figure fill finetune flag flesh flow
    fluctuate focus forget forgo formulate foster frame fret fulfil fulfill gather gauge gear grab grant grasp greet
    guess happen hesitate highlight hint hunt ignore illustrate imagine imply impress incline
    indulge influence inquire inspire intend interpret intrigue invite involve itch judge juggle jump
    justify kick land lead lean lend lie lighten like linger love make marry matter maximize merit
    mention minimize miss mix multiply muse narrow navigate nod note notice nudge observe occur opt organize
    outline outweigh overwhelm owe pack pair perceive perform picture pile pinpoint play please poke ponder pop pose
    preclude predict present prevent prioritize proceed prompt propose pull pursue push puzzle question rave
    react realize recall recap recharge recognize recommend reconsider recount redirect refer reflect refrain regard
    regret reiterate relate relax rely repeat rephrase require resemble resonate respect respond
    rest restate restrict result rethink reveal revisit rule satisfy savor say scan scratch scroll seek seem sense
    serve shape shift shine shop shortlist shout simplify sit skim skip spark speculate
    spell spend spot spread stack stand stash steer stem step stick straddle streamline stress stretch strike
    strive struggle stumble suffice summarize suppose surface surprise suspect sway swing tailor tally tap
    tempt tend think thrill tick tie toss total touch trade translate treat trigger trust tuck turn tweak
    uncover underestimate underscore understate unfold unwind vary visualize volunteer wander want
    waste weigh wonder worry wrap yearn zoom
    bake differ dine gather overthink sum wish sidestep brace
     shy jibe mesh gel hinge revolve range mirror echo pique tout weave infuse exude radiate
    breathe accentuate flatter`,
  others: `
    request wish reading sentence stage
    ability addition advantage ambition angle appeal approach aspect atmosphere attention attribute background
     ballpark basis batch benefit blend box breather buffer bunch candidate caveat challenge chance character
    charm chunk circumstance clarification clue collection combination combo comfort comparison compromise concept
    concern conclusion confidence consideration contender context contrast convenience coziness creativity curiosity
    cushion daydream dealbreaker decision deliberation delight desire dilemma direction disadvantage downside
    drawback draw dream edge effect effort elegance element emphasis essence estimate excitement expectation expense
    experience eye factor fan favorite feeling feedback finalist fit flag flair flavor flexibility focus foodie freedom
    frontrunner gem gist goal gut habit handful haul headache headline heart hiccup highlight hint hobby household
    hunch hurdle idea impression inspiration instinct intention interpretation item judgment kick knowledge leeway
    lifestyle limitation logic look lover majority margin math memory mindset minus mood musthave necessity negative
    newcomer notch nuance objective obstacle occasion odds opinion opportunity outlier pace pair palette path patience
    peek perk perspective pick picture plus positive possibility potential practicality preference pressure priority
    pro con prospect purpose puzzle query quirk rationale reality recap recommendation reference refinement reminder
    result role roundup routine runnerup sake sampling sample scenario scope sense sentiment sensibility
    shot showstopper significance similarity situation snag snapshot solution spectrum spirit splurge standout
    standpoint stuff style subset substance suitability surprise takeaway taste temptation tendency theme
    thought thoughtfulness tradeoff treat trick trifle trouble tweak twist understanding uncertainty upside
    usefulness variety verdict versatility vibe viewpoint vision warmth weakness weight wildcard winner wishlist
    workhorse worry euphoria enthusiasm joy relief regret fuss blessing

    absolute accurate adequate airy alluring alternate ambitious anxious appealing apt aware basic bearable
     bold breezy broad captivating careful casual cautious chief classic cohesive common comparable
    compelling complete complicated comprehensive conceivable confident confusing considerable consistent contrasting
    conventional core crucial curious daunting deep definite deliberate dependable desirable different difficult
    distinct distinctive doable dreamy eager easy easygoing effortless elegant enjoyable enticing enviable essential
    evident exciting extraordinary eyecatching familiar fascinating favorable feasible flexible
    fond fortunate functional fundamental gentle genuine glorious gracious grand handy happy hard harmonious
    hasslefree hesitant homey honest imaginative impressive incredible inevitable informal initial inspiring
    intriguing intuitive irresistible joyful keen key laidback leisurely logical magical main major manageable
    meaningful memorable mundane nifty noteworthy notable noticeable obvious openminded
    ordinary outstanding overwhelming personal phenomenal plausible playful pleasing positive practical precise
    preferable preferred principal proper proud pure radiant rational realistic recognizable refined refreshing
    relaxing remarkable respectable rewarding romantic rough satisfying seamless secondary selfexplanatory sensible
    serious severe sheer sizable smooth snug soft splendid straightforward stressfree striking stylish subjective
    subtle suited sure surprising sweet tangible tasteful tempting tentative thoughtful thrilling tidy timeless tough
    tremendous tricky uncommon understandable undeniable unexpected unforgettable unpretentious unusual upbeat
    usable useful usual valid varied versatile viable vital vivid weighty welcoming whimsical willing wise workable
    worthy wishful forgiving fitting sentimental bittersweet worthwhile
    everyday lasting picky particular adventurous outdoorsy bookish crafty busy`,
  fixed: `
    contains contained brings bringing
     ain't along although amid amongst anyhow anyway arguably aside awhile beforehand
    besides both bye despite else elsewhere ever everything except
    forward furthermore got gotta hence here's hmm how's however i'd instead it'd itself lastly
      lots maybe me meanwhile might mine more moreover nay needless nevertheless next nope nor oh
    oneself ooh otherwise ought ours ourselves overall perhaps plenty rather same selves shame somebody
    someone somehow something somewhat somewhere such than thanks that'd that'll themselves therefore they'd tho those
    though thus together tons toward towards underfoot unlike used very vs well whereas whereby
    wherever whichever who'd who'll whoever whole whose why wow yeah yep yet yourself yourselves
     caught chose chosen drawn drew felt forgot forgotten forgiven gave kept knew laid lay led lent
    lost meant ran sat saw sought shook shone slept spent stood stuck struck swung taught thought
      understood woke wore worn wound wove woven wrote written became begun began bore bred let's

    pros cons cooks chefs foodies hobbyists gardeners readers`,
  phrases: `
    biggest draw, biggest plus, biggest advantage, biggest strength, biggest drawback, biggest downside,
    biggest difference, biggest selling point, biggest question, biggest factor, biggest perk, biggest
    trade-off, largest difference, strongest point, strongest selling point, strongest argument, good
    balance, nice balance, right balance, strikes a balance, balance between, extra breathing room, extra
    room, extra space, bit of extra, outdoor space, outdoor living, time outdoors, sit outside, time outside, the interior, interior feel,
    smart move, smart choice, smart idea, a lot of house, for the money, thanks in part to, as an ai, an ai,
    totally get, get it, earlier mix-up, mix-up earlier, carrying costs, comes down to, boils down to, from
    your couch, from the couch, catch your eye, catches your eye, ticks the boxes, ticks most of the boxes,
    more recent upgrades, recent upgrades, more recent, straight from the listing, i
    pulled, hear you, handy for guests, hobby space, in handy, big-ticket, trade-off, trade-offs, must-have, must-haves, nice-to-have, nice-to-haves, deal-breaker, deal-breakers,
    wiggle room, breathing room, elbow room, head start, wish list, heads-up, follow-up, runner-up, front-runner,
    well-rounded, well-balanced, down-to-earth, all-around, double-check, double check, in a nutshell, come in handy,
    comes in handy, side by side, pros and cons, up your alley, bang for your buck, on the fence, right off the bat,
    at first glance, at the end of the day, in the long run, for starters, to boot, by far, so far, as well, as a
    starting point, starting point, red flag, red flags, rule of thumb, peace of mind, best of both worlds, a step up,
    in the mix, in the running, off your plate, on your plate, up in the air, up for debate, room for, blank canvas,
    easy on the eyes, a lot to like, a lot to love, a lot going for it, stand out, stands out, stood out, standing
    out, weigh up, high on your list, at the top of your list, top of your list, on your list, of the bunch, all told,
    all in all, all things considered, that said, having said that, with that in mind, keep in mind, bear in mind,
    in light of, in terms of, when it comes to, as far as, on top of, on the plus side, on the downside, on the flip
    side, at a glance, in short, in a word, long story short, to be fair, to be clear, to be honest, by the way, of
    course, for sure, no doubt, needless to say, last but not least, first and foremost, more or less, give or take,
    take your pick, take a look, have a look, take a closer look, worth a look, worth a visit, worth a closer look,
    to work with, to play with, to choose from, to consider, to think about, to keep an eye on, an eye on`,
  forms: {
    verbs: {
      '': 's es ed ing',
      e: 'es ed ing',
      y: 'ies ied',
      p: 'pped pping',
      t: 'tted tting',
      n: 'nned nning',
      g: 'gged gging',
      b: 'bbed bbing',
      m: 'mmed mming',
      d: 'dded dding',
      r: 'rred rring',
      l: 'lled lling',
      ie: 'ying',
    },
    others: { '': 's es er', y: 'ies ier' },
  },
  manners: 'ly',
  tellingManners: `
    immediately shortly newly recently freshly lately currently formerly previously originally professionally quietly safely privately
    securely centrally locally separately individually jointly seasonally weekly nightly daily hourly quarterly
    illegally legally officially publicly structurally environmentally electrically thermally permanently temporarily
    friendly costly family assembly supply july early elderly belly ally rally italy holy reply apply fly ply only
    lonely unfriendly orderly neighborly scholarly lively likely timely heavily deadly sickly publicly federally
    historically architecturally commercially residentially exclusively fully freely directly cheaply readily
    partly wholly completely entirely totally oldly ugly smelly hilly chilly sunly homely`,
  beforeVerbs: `
    you can, you could, you might, you may, you will, you'll, you would, you'd, you want to, you need to, you have to,
    you like to, you'd like to, you would like to, you prefer to, you plan to, you hope to, you tend to, lets you,
    let you, helps you, help you, allows you to, allow you to, makes it easy to, make it easy to, easy to, easier to,
    hard to, harder to, nice to, great to, good to, best to, to, fun to, tempting to, able to, want to,
    happy to, glad to, chance to, reason to, reasons to, how to, in order to`,
  acts: `
    meet swim ski sail surf golf fish boat moor dock park walk stroll bike cycle hike ride jog commute drive skate
    barbecue grill bbq garden farm plant harvest hear smell overlook rent lease sublet airbnb flip resell build
    subdivide expand convert assume finance borrow deduct claim wire pay own evict soak steam bathe shower heat cool
    charge lock sublease reach access enter exit descend ascend climb skateboard paddle kayak canoe dive row
    sunbathe tan camp sled snowboard see watch view glimpse use remodel renovate demolish tear knock rezone sell earn
    make profit collect deposit transfer send negotiate haggle bid close sign win lose get have inherit buy purchase
    find`,
  actEndings: '',
}
