/**
 * Words of fair housing: race, colour, religion, national origin, sex, familial status, disability, and the classes that
 * many states add. A group word alone refuses nothing; it takes a request that selects homes or neighbours by it.
 */
export const protectedClasses = {
  /** Whole phrases that ask for such a selection, whatever stands around them. */
  requests: `
    no kids, no children, no child, no babies, no toddlers, no families, no family with kids, without kids, without
    children, child free, childfree, kid free, kids free, children free, no noisy kids, no screaming kids, no young
    kids, no small children, no teenagers, no kids around, no kids nearby, no families with kids, no families with
    children, adults only, adult only, adults-only, singles only, couples only, no single mothers, no single moms, no
    couples, no unmarried couples, married couples only, men only, women only, males only, females only, male only,
    female only, girls only, ladies only, christians only, whites only, white only, only whites, only white people, no
    women, no men, no girls, no boys, no females, no males, without families, away from families, away from kids, away
    from children, safe for families, safe for kids, safe for children, good for families, good for kids, great for
    kids, great for families, good for children, great for children, perfect for families, ideal for families,
    suitable for families, suitable for children, best for families, family friendly, family friendly area, family
    friendly neighborhood, family friendly neighbourhood, family friendly community, family oriented, family oriented
    neighborhood, kid friendly, kid friendly neighborhood, child friendly, child friendly neighborhood, families with
    kids, families with children, lots of families, many families, lots of kids, lots of children, other families,
    other kids, few children, few kids, few families, full of families, young families, people like us, people like
    me, folks like us, folks like me, our kind of people, our kind, my kind of people, my kind, people of our kind,
    like minded people, same background, same culture, my own people, our own people, my people, where people like us
    live, people who look like us, people that look like us, people who look like me, who look like me, who look like
    us, right kind of people, the right people, right sort of people, right kind of neighbors, wrong people, wrong
    kind of people, those people, certain people, normal people, certain kinds of people, american only, americans
    only, english speaking, english speakers, english speakers only, only english speakers, native speakers, spanish
    speaking, chinese speaking, no accents, no foreigners, no immigrants, no refugees, no migrants, no illegals, no
    ethnic, no minorities, minority free, few minorities, low minority, no diversity, not too diverse, less diverse,
    more diverse, not diverse, diverse neighborhood, diverse area, diverse community, ethnically diverse, racially
    diverse, racial makeup, racial mix, ethnic mix, ethnic makeup, ethnic neighborhood, demographics, racial
    demographics, homogeneous, no ghetto, not in the ghetto, ghetto, not in the hood, no thugs, no section 8, no
    section 8 tenants, without section 8, not section 8, no section eight, no vouchers, no voucher holders, no
    welfare, no welfare recipients, away from section 8, no low income people, no poor people, no disabled, no
    disabled people, no handicapped, no handicapped people, no wheelchairs, no wheelchair users, no mentally ill, no
    crazy people, no group home, no group homes, away from group homes, no halfway house, no halfway houses, not near
    a group home, not near group homes, no sick people, no special needs, able bodied, able bodied only, no old
    people, no elderly, no elderly people, no seniors, no retirees, young people only, no young people, young
    professionals only, away from old people, not near a halfway house, no mental patients, no drug addicts, no
    recovering addicts, no sober homes, no sober living, good christian neighborhood, good christian neighbourhood,
    christian values, traditional values, family values, god fearing, god fearing people, god fearing neighborhood,
    religious neighborhood, religious community, same faith, our faith, my faith, same religion, our religion, of my
    religion, no mosques, no synagogues, no churches nearby, away from mosques, far from mosques, not near a mosque,
    not near mosques, far from a mosque, away from a mosque, not near a synagogue, far from synagogues, believers
    only, no atheists, church going people, church going neighbors, churchgoing, kosher neighborhood, same race, my
    race, our race, of my race, same ethnicity, my ethnicity, same nationality, no other races, other races, mixed
    race, mostly one race, racially pure, pure neighborhood, no gays, gay free, no lgbt, no lgbtq, no trans, no
    transgender, no queers, straight people only, no same sex couples, no drag queens, no interracial`,
  groups: `
    muslim, muslims, islamic, christian, christians, jewish, jew, jews, hindu, hindus, buddhist, buddhists, catholic,
    catholics, protestant, protestants, mormon, mormons, sikh, sikhs, evangelical, evangelicals, atheist, atheists,
    orthodox, hasidic, baptist, baptists, jehovah's witnesses, amish, non christian, non christians, non muslim, non
    muslims, religious people, blacks, whites, caucasian, caucasians, african american, african americans,
    african-american, hispanic, hispanics, latino, latinos, latina, latinas, latinx, asians, arabs, arab, middle
    eastern, middle easterners, colored people, people of color, non white, non whites, nonwhite, nonwhites,
    non-white, bipoc, minorities, minority, indians, native americans, pakistani, pakistanis, mexicans, puerto ricans,
    chinese people, koreans, filipinos, filipino, vietnamese people, somalis, somali, ukrainians, nigerians, haitians,
    haitian, gypsies, roma people, immigrants, immigrant, foreigners, foreigner, refugees, refugee, migrants,
    illegals, undocumented, aliens, expats, ethnic minorities, ethnics, gays, gay, lesbian, lesbians, lgbt, lgbtq,
    homosexual, homosexuals, transgender, trans people, queer, straight people, heterosexual, disabled people, the
    disabled, handicapped people, mentally ill, mental illness, autistic, special needs people, wheelchair users, the
    handicapped, people with disabilities, blind people, deaf people, single mothers, single moms, single parents,
    unwed mothers, unmarried, unmarried couples, pregnant women, childless, childless couples`,
  /** Also names of colours, styles, foods: only together with a word for people or an area, or when excluded. */
  ambiguousGroups: `
    white, black, brown, asian, indian, chinese, japanese, korean, mexican, russian, italian, irish, german, polish,
    french, african, european, american, native american, native, vietnamese, persian, turkish, greek, ethnic, anglo,
    disabled, handicapped, latin, eastern european, oriental, spanish, ukrainian, iranian, iraqi, syrian, cuban,
    dominican, colored, religious, foreign, immigrant, white collar`,
  /** Age, sex, standing: only together with a word for persons. */
  ageGroups: `
    male, female, elderly, old, older, young, younger, senior, single, married, rich, poor, upper class, working
    class, straight, similar, diverse, mixed, low income, unmarried, divorced, childless, educated, wealthy`,
  persons: `
    people, person, neighbors, neighbours, neighbor, neighbour, families, residents, tenants, tenant, households,
    folks, population, owners, homeowners, renters, roommates, roommate, crowd, guys, couples, landlord, landlords,
    occupants, housemates, housemate, flatmates, inhabitants, majority, men, women, families only`,
  areas: `
    neighborhood, neighborhoods, neighbourhood, neighbourhoods, community, communities, area, areas, part of town,
    parts of town, side of town, district, districts, enclave, quarter, ghetto, section of town, culture, suburb,
    suburbs, family, street, block, town, population, majority`,
  /** Facts and lawful programmes that contain such words. */
  lawful: `
    family room, kids room, kids' room, children's room, kids bedroom, children's bedroom, nursery, senior community,
    family home, family homes, family house, family houses, single family, multi family, married housing, no kids
    room, family bathroom, american style, spanish style, children's play area, no family room, kids play area,
    without family room, no children's room`,
  /** Turns the name of a group into a wish to be among it or apart from it. */
  selecting: `
    no, not, without, few, fewer, less, too many, many, away from, far from, mostly, predominantly, only, majority,
    all, mainly, primarily, exclusively, among, amongst, surrounded by, avoid, avoiding, free of, lots of, other,
    more, fellow, full of, dominated by, populated by, minus, except, excluding, hate, don't want, dont want, do not
    want, popular with, next to, with, where`,
  /** Before such words: visitors speak of themselves. */
  selfReference: `
    i am, i'm, im, we are, we're, as a, my, our, being, my wife is, my husband is, my partner is, speaking as, myself,
    identify as, for my, for our, both of us are, couple, i have, we have`,
}
