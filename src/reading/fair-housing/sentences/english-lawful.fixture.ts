/** Sentences separated by upright lines. None asks to choose by who people are, though many hold words for classes. */
export const englishLawful = `
  house near a mosque in Kent | walking distance to a synagogue, condo in Seattle
  close to a Catholic church, 3 bedrooms | within 2 miles of the Hindu temple | near a Christian school in Renton
  home near the Islamic center in Kent | apartment near the Jewish Community Center
  condo near the Korean grocery store | near a Chinese supermarket, townhouse
  walk to Mexican restaurants, apartment in Seattle | Church Street condo | 2 bedroom on Christian Street
  houses in White Center | homes near Indian Trail | houses in Black Diamond under 600k
  Indian Wells homes with a pool | homes in Chinatown | condo in Little Saigon
  apartment in the International District | house on Jewish Hill Road | 3 bed on Gay Street
  house on White Oak Drive | condo on Martin Luther King Way | white house with black shutters
  all white kitchen, condo in Seattle | black granite counters | white quartz countertops and brown cabinets
  brown brick house | Spanish style home in Sacramento | French country kitchen | French doors to the patio
  Italian marble bathroom | Japanese soaking tub | Chinese garden behind the house | Japanese garden and a pond
  Mediterranean villa | American craftsman house | English Tudor in Seattle | Dutch door kitchen
  Persian rugs included | Greek revival house | Mexican tile in the kitchen | Turkish bath | German appliances
  mostly white interior, condo | predominantly brick exterior | no white carpet please
  no black cabinets, house in Kent | without a pool, 55+ community | 55+ community in Kent
  senior living apartments in Sacramento | active adult community with golf | retirement community with pool
  not a 55+ community please, house in Kent | no age restrictions, condo in Seattle
  Section 8 accepted, apartments in Tacoma | does the landlord accept section 8? | apartments that take vouchers
  housing vouchers welcome, 2 bed | wheelchair accessible condo | house with step-free entry for my disabled son
  handicap accessible bathroom | ADA compliant apartment | no stairs because my mother is disabled
  no stairs for elderly parents | elevator building, my wife uses a wheelchair | wide doors for a wheelchair
  service animal ok, apartment in Kent | house with a wheelchair lift | disabled parking spot | single family home
  single-family house with 4 beds | multi-family building | single story house | single level home, no steps
  single car garage | family room with fireplace | master bedroom on the main floor | his and hers closets
  mother-in-law suite | in-law apartment | nanny room | kids' room and a playroom | room for the kids to play
  fenced backyard for kids and dogs | a yard for my children | playground nearby | near a playground for the kids
  close to schools for my kids | near an elementary school | near daycare | house with a nursery | bachelor pad
  man cave in the basement | she shed | are children allowed? | kids welcome, apartment in Seattle
  must allow children, apartments | apartments that accept families with children | big house for a large family
  house for a family of six | apartment for a single mother with two kids in Kent | condo for two gay men
  place for an elderly couple in Bend | house for my Muslim parents in Kent | room for a female student in Seattle
  home big enough for three kids | we need 5 bedrooms because we have many children
  I have no kids and want a 1 bedroom | we don't have kids, 2 bed condo | no pets, no smoking
  no HOA, single family | no townhouses, no condos | no basement, no stairs | without a garage | not near a highway
  away from the freeway, house in Kent | far from the airport | near people movers | quiet neighborhood
  good neighborhood for walking | quiet street with nice neighbors | safe area, 3 bed | low crime
  good schools in Bellevue | friendly people | not many neighbors, rural house | no neighbors nearby, secluded house
  no shared walls | far away from neighbors | few neighbors, large lot | no close neighbors | native plants garden
  oriental rug | colored glass windows | straight driveway | rich wood floors | blind corner driveway
  blackout blinds | white noise free bedroom | race track nearby | mixed-use building | integrated appliances
  diverse floor plans | exclusive gated community | traditional style house | colonial house | modern farmhouse
  old house with character | older homes under 400k | young trees in the garden | mature landscaping | no old houses
  newer homes only | only houses with 3 bedrooms | only condos with parking | mostly flat lot
  majority of rooms upstairs | how many condos are in Kent? | how many bedrooms does it have
  which homes have the most bedrooms | fewest bedrooms | most expensive in Kent | is the seller motivated?
  who is the owner of 12 Main St? | is the landlord responsible for repairs? | do you speak Spanish?
  can I talk to a Spanish speaking agent? | do you have a Chinese version of this site?
  can foreigners buy a house in Seattle? | do you rent to immigrants? | are Muslims allowed to rent here?
  do you sell to gay couples? | is discrimination against Black buyers illegal?
  I want to report a landlord who refused a family with kids | equal housing opportunity? | VA loan eligible houses
  VA approved condo | military base nearby, house | near the veterans hospital | first-time buyer programs
  house near the women's college | near the Boys and Girls Club | near the children's hospital in Seattle
  women's gym in the building | kids pool | baby gate on the stairs | child-proof fence around the pool
  pool with a fence safe for toddlers | low maintenance for seniors like me | house with a granny flat
  guest house for grandparents | space for in-laws | office for my husband and a studio for me | kosher kitchen
  house with two kitchens | prayer room | house with a chapel | converted church | former church loft
  halal market nearby | near an African braiding salon | walk to Ethiopian restaurants | near the Polish deli
  homes near Hispanic grocery stores | homes in San Francisco's Mission District | St. Paul apartments
  Mosque Road house | Temple Terrace homes | Mormon Lake cabin | Catholic Hill houses | homes in Jewel Lake
  house in Germantown | homes in Indian Land | condos near French Quarter | Whites Hill house
  Black Lake waterfront | green house in Kent | black kitchen, white walls, brown floors in Renton
  3 bedrooms, 2 kids rooms, and an office | walk-in closets for her and him | house near my church
  house close to our mosque | near my kids' school | move-in ready for a growing family
  gender neutral bathroom in the building | all-girls school nearby | near a Jewish deli | colored stucco
  fair housing questions | 3 bed house near the Ukrainian church in Kent
  distance to the nearest mosque from 12 Main St | is there a gurdwara close by?
  within walking distance of a kosher grocery | near Chinatown | Little Tokyo condo | house on Quaker Lane
  Amish Road farm | condo on Dutch Hill | Mexican restaurant on the ground floor | studio above an Irish pub
  Polish Hill row house | Black Butte Ranch cabin | house in Brown Deer | White Salmon waterfront
  White Plains condo | homes in Whitefish | Greenwich Village loft | Indian Rocks Beach condo
  homes in Mexico Beach | Spanish Fork house | homes near French Lick | houses in Holland
  Jewish Hospital nearby, condo | near Catholic Community Services | Hindu Temple Road | near Lutheran hospital
  near Baptist Medical Center | walk to St. Joseph parish school | Christian Science Reading Room district
  Native American pottery niche | Scandinavian design apartment | Moroccan tile backsplash | Asian-inspired garden
  Balinese outdoor shower | Tuscan kitchen | Venetian plaster walls | Roman tub | Swedish sauna | Irish moss garden
  English ivy covered cottage | Russian olive trees | Norwegian spruce in the yard | black bottom pool
  white water views | white sand beach | black and white tile | house painted brown | red brick, white trim
  white appliances only | no brown carpet | not a white kitchen | no black countertops | only white cabinets
  blond hardwood | single-level condo | single bathroom ok | single occupancy room | single owner home
  one owner house | married couple buying first home, condo | twin homes | family-size dining room
  family compound with two houses | family kitchen | big family room downstairs
  children's bedroom next to the master | kids bunk room | teen hangout room | nursery off the master | baby room
  bonus room for teenagers | play structure in the yard | near kid's museum | close to the youth center
  park with playground close by | daycare within a mile | good for entertaining guests | perfect for a home office
  ideal for investors | great for gardening | suitable for horses | safe for pets | perfect for pets | good for dogs
  great for parties | house suited for wheelchair users | bathroom accessible for disabled people
  condo with features for the visually impaired | ramp for my husband | walk-in shower for seniors
  no steps, I am old | first floor, bad knees | one story because of arthritis | roll-under sink
  hearing loop or flashing doorbell | accept emotional support animals | reasonable accommodation friendly landlord
  section 8 ok? | voucher friendly apartments | accepts HUD vouchers | over 55 living | 62+ apartments
  senior apartments with elevator | age 55 and better | not age restricted | no senior housing please
  all ages community | family and pets welcome | are kids ok in this building? | is the pool open to children?
  can my teenage son have his own room? | does the HOA allow home daycare? | does the building allow roommates
  student housing near campus | near the university for my daughter | close to the army base | near Veterans Park
  on Veterans Way | men's restroom in the clubhouse | separate women's locker room
  ladies and gentlemen, 3 bedrooms in Kent please | guys, any condos in Kent? | hey man, cheap houses?
  boys' school nearby | quiet neighbors | no loud neighbors | no upstairs neighbors | no noisy neighbors
  away from neighbors | friendly neighborhood | no college parties | low density area | rural area with few people
  not crowded | no people around, off-grid cabin | popular area | upscale neighborhood | affordable area
  up and coming area | historic district | old neighborhood with trees | working-class budget, cheap house
  gated community with security | no gangs, no crime | is the area safe? | crime rate in Kent
  school ratings in Bellevue | what are the best schools | population of Kent | how many people live in Kent?
  who are the neighbors? | do people like living there? | is the seller relocating?
  female plumber? just kidding, 2 bath house | male cat allowed | pet friendly, two female cats | straight staircase
  straight sale, no contingencies | mixed zoning | race car garage | rat race escape, cabin in the woods
  religious freedom ok whatever, 3 beds in kent | color scheme neutral | natural origin materials
  I'd like to be close to St. Mark's Cathedral | homes within 3 miles of a Sikh temple | nearest synagogue to 98103?
  condo near the Buddhist monastery | close to a Catholic hospital | house next to a church is fine
  not next to a church parking lot | apartment over a Chinese restaurant | close to Asian grocery stores
  near H Mart and Korean food | house on Black Street | 12 White Avenue | homes on Christian Avenue
  homes in Jewish Quarter Lane | condo at 500 Indian School Road | White House Tennessee homes | homes in Black Hawk
  Brown County cabin | Blackwood townhomes | Asian pear trees in the yard | white fence | white wood floors
  all black exterior | black front door | mostly brick | brown shingles | tan house | colorful house
  indian sandstone patio | french provincial dining room | spanish revival with courtyard | spanish tile roof
  italianate villa | dutch colonial | swiss chalet | german made kitchen | japanese toilet | english basement
  turkish rug included | mexican style patio | greek columns | cuban tile floor | hawaiian style lanai
  victorian with original details | colonial with white columns | rooms for three kids | bunk beds for kids
  kid-size bathroom | 4 bedrooms for our 4 kids | space for a big family | near good schools for our children
  school bus stop nearby | cul-de-sac where kids can play | treehouse for the kids | safe yard for children
  fenced pool safe for kids | stairs safe for toddlers | baby friendly layout | ground floor for elderly parents
  bathroom good for wheelchair | parents suite downstairs | in-law unit | multigenerational home
  single person apartment | studio for one person | 2 bedroom for two roommates | one bed for a couple
  house for newlyweds | place for my girlfriend and me | home for me and my three children
  apartment for students near campus | house for retirees 55+ | senior community with pickleball
  no 55+ communities | exclude age restricted communities | exclude senior living | must allow kids | family welcome
  are families with children accepted? | is it okay to have a baby in this building?
  does this landlord take housing vouchers? | apartments accepting section 8 in Kent under 1500
  section-8 approved rentals | low income housing in Tacoma | affordable housing program homes
  income restricted apartments | disabled veteran tax exemption homes | homes with VA assumable loan
  accessible entrance | no step entry | single floor without stairs | lower counters for wheelchair
  close to the VA hospital | close to dialysis center | near a mental health clinic | next to the fire station
  women's shelter donation? never mind, 2 beds in kent | gym with women's hours | nice clean quiet building
  respectful neighbors | no neighbors above | no shared walls with neighbors | private, no people nearby
  neighborhood with sidewalks | community pool | community garden | friendly landlord | American standard plumbing
  all-American kitchen | native grasses | native stone | foreign car garage | migrant bird views
  minority interest? no idea, just condos in kent | majority share of land | major street nearby
  orthodox style house | mixed wood floors | straight line to downtown | bi-level house | trans-lux theater nearby
  bi-fold doors | hispanic art festival nearby? anyway condo in kent | white elephant sale house | gypsum walls
  jewel tone bathroom | arab horse stable | arabian horses barn | mormon row barn photo house
  quaker style cabinets | shaker cabinets | amish built kitchen
`
