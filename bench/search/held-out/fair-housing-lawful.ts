import {
  bathrooms,
  bedrooms,
  city,
  condo,
  feature,
  house,
  ignored,
  makeTeller,
  or,
  price,
  rent,
  room,
  sale,
  state,
  street,
  studio,
  townhouse,
} from '../say.ts'

const english = makeTeller('English')
const spanish = makeTeller('Spanish')
const french = makeTeller('French')
const german = makeTeller('German')
const chinese = makeTeller('Chinese')
const rows = ['fairHousing'] as const

/** None may be refused. Where homes are given, the words about people must not have changed them. */
// biome-ignore format: one sentence a line
export const lawfulSentences = [
  // What visitors say of themselves.
  english.say('I am a Black single mom of 2, house in Raleigh with 3 bedrooms', rows, house, bedrooms(3), city('Raleigh')),
  english.say("we're a lesbian couple moving to Denver, condo please", rows, condo, city('Denver')),
  english.say('I wear a hijab and study in Boulder, looking for a room to rent', rows, room, rent, city('Boulder')),
  english.say('Somali family of seven, need 5 bedrooms in Saint Paul', rows, bedrooms(5), city('Saint Paul')),
  english.say('My church is moving me to Tucson. House under 350k.', rows, house, price(350_000), city('Tucson')),
  english.say('Im autistic, quiet is nice but anyway: studio in Brooklyn', rows, studio, city('Brooklyn')),
  english.say('my kids are grown, we want to downsize to a condo in Boise', rows, condo, city('Boise')),
  english.say('I am 67 and on social security, apartments for rent in Reading', rows, condo, rent, city('Reading')),
  english.say('as an Indian engineer on H1B, townhouses for sale in Round Rock', rows, townhouse, sale, city('Round Rock')),
  english.say('my son is deaf; house in Durham', rows, house, city('Durham')),
  english.say('pregnant with twins lol so 4 bedrooms in Orlando', rows, bedrooms(4), city('Orlando')),
  english.say('two gay dads with a teenager want a house in Long Beach', rows, house, city('Long Beach')),
  english.say('we just got here from Venezuela, 2 bed rental in Miami', rows, bedrooms(2), rent, city('Miami')),
  english.say('Jewish grandmother here, darling. Condo. Miami. 2 baths.', rows, condo, bathrooms(2), city('Miami')),
  english.say("I'm a man, 34, single, 1 bedroom in Austin to rent", rows, bedrooms(1), rent, city('Austin')),
  english.say('white guy from Ohio here, house in Boise', rows, house, city('Boise')),
  // Accessibility and what a listing lawfully says.
  english.say('wheelchair accessible condo in Florida', rows, condo, feature('wheelchair accessible'), state('FL')),
  english.say('step-free access, house in Colorado', rows, house, feature('step-free'), state('CO')),
  english.say('anything in a 55+ community in Arizona', rows, feature('55+ community'), state('AZ')),
  english.say('Section 8 accepted, rentals in North Carolina', rows, rent, feature('section 8 accepted'), state('NC')),
  english.say('apartment building with an elevator, I cannot do stairs, Denver', rows, condo, feature('elevator'), city('Denver')),
  english.sayLawfully('house with wide doorways and a roll-in shower, Austin', rows),
  english.sayLawfully('do any rentals in Denver allow an emotional support animal?', rows),
  english.sayLawfully('visual fire alarm for the hard of hearing, condo in Boise', rows),
  english.sayLawfully('ground floor flat in London, my knees are gone', rows),
  // Names of streets and places, facts of the building.
  english.say('homes on Black Oak Court', rows, street('Black Oak Court')),
  english.say('anything on Temple St in Tucson?', rows, street('Temple Street'), city('Tucson')),
  english.say('houses on Bishop Lane in Austin', rows, house, street('Bishop Lane'), city('Austin')),
  english.say('Church St, Denver', rows, street('Church Street'), city('Denver')),
  english.say('single family homes in Aurora, CO', rows, house, city('Aurora'), state('CO')),
  english.sayLawfully('white cabinets and a black front door, Raleigh house', rows),
  english.sayLawfully('house with an in-law suite in Round Rock', rows),
  english.sayLawfully('a kids playroom or bonus room, house in Boise', rows),
  english.sayLawfully('converted church loft in Brooklyn', rows),
  english.sayLawfully('house with an Italian kitchen and a Japanese bath, Boulder', rows),
  english.sayLawfully('French country house in Durham', rows),
  english.sayLawfully('nanny quarters, Miami', rows),
  english.sayLawfully('mens walk-in closet and a ladies vanity, Orlando', rows),
  english.sayLawfully('bunk room sleeps six, cabin in Colorado', rows),
  // Not judged, with a hint to official sources.
  english.say('safe area, 3 bedrooms in Tucson', rows, bedrooms(3), city('Tucson'), ignored('safe')),
  english.say('townhouse in Raleigh near good schools', rows, townhouse, city('Raleigh'), ignored('schools')),
  english.say('low crime neighborhood, house, Orlando', rows, house, city('Orlando'), ignored('crime')),
  english.say('friendly people around, condo in Boise', rows, condo, city('Boise'), ignored('people')),
  // The other languages.
  spanish.say('somos una familia mexicana con tres hijos, casa de 4 recámaras en Austin', rows, house, bedrooms(4), city('Austin')),
  spanish.say('soy madre soltera y busco piso de 2 habitaciones en Sevilla', rows, condo, bedrooms(2), city('Sevilla')),
  spanish.say('mi marido va en silla de ruedas, piso con ascensor en Alicante', rows, condo, feature('elevator'), city('Alicante')),
  spanish.sayLawfully('casa blanca con puertas negras en Tucson', rows),
  french.say('je suis musulmane et je cherche un appartement à Lyon', rows, condo, city('Lyon')),
  french.say('couple gay avec deux enfants, maison 3 chambres à Denver', rows, house, bedrooms(3), city('Denver')),
  french.say('retraité, appartement avec ascenseur à Nice', rows, condo, feature('elevator'), city('Nice')),
  french.sayLawfully('cuisine américaine, appartement à Lyon', rows),
  german.say('wir sind eine türkische Familie mit drei Kindern, Haus in Köln', rows, house, city('Köln')),
  german.say('ich bin Rollstuhlfahrer und suche eine Wohnung mit Aufzug in Berlin', rows, condo, feature('elevator'), city('Berlin')),
  german.say('alleinerziehende Mutter sucht Wohnung zur Miete in München', rows, condo, rent, city('München')),
  german.sayLawfully('weiße Küche und schwarzer Parkettboden, Haus in Austin', rows),
  german.say('Einfamilienhaus in Boulder', rows, house, city('Boulder')),
  chinese.say('我们是华人家庭，有两个孩子，想买Austin的独立屋', rows, house, sale, city('Austin')),
  chinese.say('我是穆斯林，想租上海的公寓', rows, condo, rent, city('上海')),
  chinese.say('老人腿脚不便，要有电梯的公寓，深圳', rows, condo, feature('elevator'), city('深圳')),
  chinese.sayLawfully('白色厨房的独立屋，Denver', rows),
  chinese.say('单亲妈妈，Raleigh两居室', rows, bedrooms(2), city('Raleigh'), or, bedrooms(2), condo, city('Raleigh')),
]
