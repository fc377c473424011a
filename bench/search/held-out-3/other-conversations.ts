import {
  bedrooms,
  biggest,
  built,
  cheaperThan,
  cheapest,
  city,
  condo,
  feature,
  house,
  howMany,
  land,
  living,
  lot,
  makeTeller,
  moreAfter,
  noHoa,
  parking,
  price,
  rent,
  sale,
  state,
  townhouse,
} from '../say.ts'

const spanish = makeTeller('Spanish')
const french = makeTeller('French')
const german = makeTeller('German')
const portuguese = makeTeller('Portuguese')
const chinese = makeTeller('Chinese')

/** The same in the other languages. */
// biome-ignore format: one turn a line
export const otherConversations = [
  spanish.talk(
    spanish.turn('hola, casas en venta en Tucson', ['propertyType', 'saleType'], house, sale, city('Tucson')),
    spanish.turn('con alberca', ['followUp', 'feature'], house, sale, city('Tucson'), feature('pool')),
    spanish.turn('más baratas', ['followUp', 'comparison'], house, sale, city('Tucson'), feature('pool'), cheaperThan(1)),
  ),
  spanish.talk(
    spanish.turn('pisos en alquiler en Sevilla', ['propertyType', 'saleType'], condo, rent, city('Sevilla')),
    spanish.turn('con ascensor', ['followUp', 'feature'], condo, rent, city('Sevilla'), feature('elevator')),
    spanish.turn('y en Alicante?', ['followUp'], condo, rent, feature('elevator'), city('Alicante')),
  ),
  spanish.talk(
    spanish.turn('departamentos en renta en Miami', ['propertyType', 'saleType'], condo, rent, city('Miami')),
    spanish.turn('de dos recámaras', ['followUp', 'bedrooms'], condo, rent, city('Miami'), bedrooms(2)),
    spanish.turn('hasta 2000 al mes', ['followUp', 'bounds'], condo, rent, city('Miami'), bedrooms(2), price(2_000)),
  ),
  spanish.talk(
    spanish.turn('casas en Austin', ['propertyType'], house, city('Austin')),
    spanish.turn('en venta', ['followUp', 'saleType'], house, city('Austin'), sale),
    spanish.turn('cuántas hay?', ['followUp', 'figures'], house, city('Austin'), sale, howMany),
  ),
  spanish.talk(
    spanish.turn('casas en Orlando de 3 recámaras', ['bedrooms', 'propertyType'], bedrooms(3), house, city('Orlando')),
    spanish.turn('mejor de 4', ['followUp', 'correction', 'propertyType'], house, city('Orlando'), bedrooms(4)),
    spanish.turn('con cochera', ['followUp', 'parking'], house, city('Orlando'), bedrooms(4), parking(1)),
  ),
  spanish.talk(
    spanish.turn('terrenos en Arizona', ['propertyType'], land, state('AZ')),
    spanish.turn('de un acre o más', ['followUp', 'lot'], land, state('AZ'), lot(1, 'acres')),
  ),
  spanish.talk(
    spanish.turn('casa en Boise en venta', ['propertyType', 'saleType'], house, sale, city('Boise')),
    spanish.turn('muéstrame más', ['followUp'], house, sale, city('Boise'), moreAfter(1)),
    spanish.turn('solo las de más de 2000 pies cuadrados', ['followUp', 'building'], house, sale, city('Boise'), living(2_000)),
  ),
  spanish.talk(
    spanish.turn('pisos en venta en Sevilla', ['propertyType', 'saleType'], condo, sale, city('Sevilla')),
    spanish.turn('hasta 200.000 euros', ['followUp', 'bounds'], condo, sale, city('Sevilla'), price(200_000)),
    spanish.turn('con terraza', ['followUp', 'feature'], condo, sale, city('Sevilla'), price(200_000), feature('terrace')),
  ),
  french.talk(
    french.turn('appartements à vendre à Lyon', ['propertyType', 'saleType'], condo, sale, city('Lyon')),
    french.turn('avec balcon', ['followUp', 'feature'], condo, sale, city('Lyon'), feature('balcony')),
    french.turn('moins cher', ['followUp', 'comparison'], condo, sale, city('Lyon'), feature('balcony'), cheaperThan(1)),
  ),
  french.talk(
    french.turn('maisons à Boise', ['propertyType'], house, city('Boise')),
    french.turn('à louer', ['followUp', 'saleType'], house, city('Boise'), rent),
    french.turn('trois chambres', ['followUp', 'bedrooms'], house, city('Boise'), rent, bedrooms(3)),
  ),
  french.talk(
    french.turn('appart à louer à Nice', ['propertyType', 'saleType'], condo, rent, city('Nice')),
    french.turn('meublé', ['followUp', 'feature'], condo, rent, city('Nice'), feature('furnished')),
    french.turn('et à Lyon ?', ['followUp'], condo, rent, feature('furnished'), city('Lyon')),
  ),
  french.talk(
    french.turn('maison à vendre à Tucson', ['propertyType', 'saleType'], house, sale, city('Tucson')),
    french.turn("jusqu'à 350 000 $", ['followUp', 'bounds'], house, sale, city('Tucson'), price(350_000)),
    french.turn('combien y en a-t-il ?', ['followUp', 'figures'], house, sale, city('Tucson'), price(350_000), howMany),
  ),
  french.talk(
    french.turn('maisons de 4 chambres à Raleigh', ['bedrooms', 'propertyType'], bedrooms(4), house, city('Raleigh')),
    french.turn('plutôt 3 chambres', ['followUp', 'correction', 'propertyType'], house, city('Raleigh'), bedrooms(3)),
    french.turn('avec garage', ['followUp', 'parking'], house, city('Raleigh'), bedrooms(3), parking(1)),
  ),
  french.talk(
    french.turn('maisons à vendre à Denver', ['propertyType', 'saleType'], house, sale, city('Denver')),
    french.turn("montrez-m'en d'autres", ['followUp'], house, sale, city('Denver'), moreAfter(1)),
  ),
  french.talk(
    french.turn('bonjour, des appartements à vendre sur Nice ?', ['propertyType', 'saleType'], condo, sale, city('Nice')),
    french.turn('au moins 60 m²', ['followUp', 'building'], condo, sale, city('Nice'), living(60, 'square meters')),
    french.turn("les moins chers d'abord", ['followUp', 'sort'], condo, sale, city('Nice'), living(60, 'square meters'), cheapest),
  ),
  french.talk(
    french.turn('townhouse à vendre à Austin', ['propertyType', 'saleType'], townhouse, sale, city('Austin')),
    french.turn('sans HOA', ['followUp', 'hoa'], townhouse, sale, city('Austin'), noHoa),
  ),
  german.talk(
    german.turn('Wohnungen zur Miete in Köln', ['propertyType', 'saleType'], condo, rent, city('Köln')),
    german.turn('mit Balkon', ['followUp', 'feature'], condo, rent, city('Köln'), feature('balcony')),
    german.turn('und in Berlin?', ['followUp'], condo, rent, feature('balcony'), city('Berlin')),
  ),
  german.talk(
    german.turn('Häuser zum Kauf in Boise', ['propertyType', 'saleType'], house, sale, city('Boise')),
    german.turn('vier Schlafzimmer', ['followUp', 'bedrooms'], house, sale, city('Boise'), bedrooms(4)),
    german.turn('günstigere', ['followUp', 'comparison'], house, sale, city('Boise'), bedrooms(4), cheaperThan(1)),
  ),
  german.talk(
    german.turn('Mietwohnung in München', ['propertyType', 'saleType'], condo, rent, city('München')),
    german.turn('höchstens 1800 Euro', ['followUp', 'bounds'], condo, rent, city('München'), price(1_800)),
    german.turn('zwei Schlafzimmer', ['followUp', 'bedrooms'], condo, rent, city('München'), price(1_800), bedrooms(2)),
  ),
  german.talk(
    german.turn('Häuser in Raleigh', ['propertyType'], house, city('Raleigh')),
    german.turn('zum Kauf', ['followUp', 'saleType'], house, city('Raleigh'), sale),
    german.turn('wie viele sind das?', ['followUp', 'figures'], house, city('Raleigh'), sale, howMany),
  ),
  german.talk(
    german.turn('Haus in Denver, 3 Schlafzimmer', ['bedrooms', 'propertyType'], bedrooms(3), house, city('Denver')),
    german.turn('lieber 4', ['followUp', 'correction', 'propertyType'], house, city('Denver'), bedrooms(4)),
    german.turn('mit Garage', ['followUp', 'parking'], house, city('Denver'), bedrooms(4), parking(1)),
  ),
  german.talk(
    german.turn('Häuser zum Verkauf in Tucson', ['propertyType', 'saleType'], house, sale, city('Tucson')),
    german.turn('zeig mir mehr', ['followUp'], house, sale, city('Tucson'), moreAfter(1)),
    german.turn('nur mit Pool', ['followUp', 'feature'], house, sale, city('Tucson'), feature('pool')),
  ),
  german.talk(
    german.turn('Wohnungen zum Verkauf in Berlin', ['propertyType', 'saleType'], condo, sale, city('Berlin')),
    german.turn('ab 80 qm', ['followUp', 'building'], condo, sale, city('Berlin'), living(80, 'square meters')),
    german.turn('die billigsten zuerst', ['followUp', 'sort'], condo, sale, city('Berlin'), living(80, 'square meters'), cheapest),
  ),
  german.talk(
    german.turn('Häuser zum Kauf in Austin', ['propertyType', 'saleType'], house, sale, city('Austin')),
    german.turn('nach 2010 gebaut', ['followUp', 'built'], house, sale, city('Austin'), built({ over: 2_010 })),
  ),
  portuguese.talk(
    portuguese.turn('apartamentos para arrendar em Lisboa', ['propertyType', 'saleType'], condo, rent, city('Lisboa')),
    portuguese.turn('com elevador', ['followUp', 'feature'], condo, rent, city('Lisboa'), feature('elevator')),
    portuguese.turn('e no Porto?', ['followUp'], condo, rent, feature('elevator'), city('Porto')),
  ),
  portuguese.talk(
    portuguese.turn('boa noite, quais casas à venda em Orlando?', ['propertyType', 'saleType'], house, sale, city('Orlando')),
    portuguese.turn('com piscina', ['followUp', 'feature'], house, sale, city('Orlando'), feature('pool')),
    portuguese.turn('mais baratas', ['followUp', 'comparison'], house, sale, city('Orlando'), feature('pool'), cheaperThan(1)),
  ),
  portuguese.talk(
    portuguese.turn('apartamento para alugar em Miami', ['propertyType', 'saleType'], condo, rent, city('Miami')),
    portuguese.turn('2 quartos', ['followUp', 'bedrooms'], condo, rent, city('Miami'), bedrooms(2)),
    portuguese.turn('até 2500 por mês', ['followUp', 'bounds'], condo, rent, city('Miami'), bedrooms(2), price(2_500)),
  ),
  portuguese.talk(
    portuguese.turn('casas em Boise', ['propertyType'], house, city('Boise')),
    portuguese.turn('à venda', ['followUp', 'saleType'], house, city('Boise'), sale),
    portuguese.turn('quantas são?', ['followUp', 'figures'], house, city('Boise'), sale, howMany),
  ),
  portuguese.talk(
    portuguese.turn('casa de 3 quartos em Durham', ['bedrooms', 'propertyType'], bedrooms(3), house, city('Durham')),
    portuguese.turn('melhor 4 quartos', ['followUp', 'correction', 'propertyType'], house, city('Durham'), bedrooms(4)),
    portuguese.turn('com garagem', ['followUp', 'parking'], house, city('Durham'), bedrooms(4), parking(1)),
  ),
  portuguese.talk(
    portuguese.turn('apartamentos à venda no Porto', ['propertyType', 'saleType'], condo, sale, city('Porto')),
    portuguese.turn('com varanda', ['followUp', 'feature'], condo, sale, city('Porto'), feature('balcony')),
    portuguese.turn('mostra mais', ['followUp'], condo, sale, city('Porto'), feature('balcony'), moreAfter(1)),
  ),
  portuguese.talk(
    portuguese.turn('moradias à venda em Lisboa', ['propertyType', 'saleType'], house, sale, city('Lisboa')),
    portuguese.turn('no mínimo 120 m²', ['followUp', 'building'], house, sale, city('Lisboa'), living(120, 'square meters')),
  ),
  portuguese.talk(
    portuguese.turn('casas à venda em Austin', ['propertyType', 'saleType'], house, sale, city('Austin')),
    portuguese.turn('sem HOA', ['followUp', 'hoa'], house, sale, city('Austin'), noHoa),
    portuguese.turn('as maiores primeiro', ['followUp', 'sort'], house, sale, city('Austin'), noHoa, biggest),
  ),
  chinese.talk(
    chinese.turn('上海的出租公寓', ['propertyType', 'saleType'], condo, rent, city('上海')),
    chinese.turn('两个卧室', ['followUp', 'bedrooms'], condo, rent, city('上海'), bedrooms(2)),
    chinese.turn('要有电梯', ['followUp', 'feature'], condo, rent, city('上海'), bedrooms(2), feature('elevator')),
  ),
  chinese.talk(
    chinese.turn('Tucson待售的独立屋', ['propertyType', 'saleType'], house, sale, city('Tucson')),
    chinese.turn('带泳池的', ['followUp', 'feature'], house, sale, city('Tucson'), feature('pool')),
    chinese.turn('便宜一点的', ['followUp', 'comparison'], house, sale, city('Tucson'), feature('pool'), cheaperThan(1)),
  ),
  chinese.talk(
    chinese.turn('深圳公寓出租', ['propertyType', 'saleType'], condo, rent, city('深圳')),
    chinese.turn('上海呢？', ['followUp'], condo, rent, city('上海')),
    chinese.turn('带家具的', ['followUp', 'feature'], condo, rent, city('上海'), feature('furnished')),
  ),
  chinese.talk(
    chinese.turn('Boise的独立屋', ['propertyType'], house, city('Boise')),
    chinese.turn('出售的', ['followUp', 'saleType'], house, city('Boise'), sale),
    chinese.turn('一共有多少套？', ['followUp', 'figures'], house, city('Boise'), sale, howMany),
  ),
  chinese.talk(
    chinese.turn('Austin三个卧室的独立屋', ['bedrooms', 'propertyType'], bedrooms(3), house, city('Austin')),
    chinese.turn('改成四个卧室', ['followUp', 'correction', 'propertyType'], house, city('Austin'), bedrooms(4)),
    chinese.turn('要带车库', ['followUp', 'parking'], house, city('Austin'), bedrooms(4), parking(1)),
  ),
  chinese.talk(
    chinese.turn('Denver待售公寓', ['propertyType', 'saleType'], condo, sale, city('Denver')),
    chinese.turn('再看看更多', ['followUp'], condo, sale, city('Denver'), moreAfter(1)),
  ),
  chinese.talk(
    chinese.turn('Raleigh待售的联排别墅', ['propertyType', 'saleType'], townhouse, sale, city('Raleigh')),
    chinese.turn('三个卧室的', ['followUp', 'bedrooms'], townhouse, sale, city('Raleigh'), bedrooms(3)),
    chinese.turn('最便宜的排前面', ['followUp', 'sort'], townhouse, sale, city('Raleigh'), bedrooms(3), cheapest),
  ),
  chinese.talk(
    chinese.turn('上海待售公寓', ['propertyType', 'saleType'], condo, sale, city('上海')),
    chinese.turn('至少100平米', ['followUp', 'building'], condo, sale, city('上海'), living(100, 'square meters')),
  ),
]
