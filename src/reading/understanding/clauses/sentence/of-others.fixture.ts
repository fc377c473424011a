import type { LanguageCode } from '../../../languages/language.ts'

/** What is told of others and of things, and asks for nothing. */
export const toldOfOthers: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    "My wife's company is moving its office to Bellevue in May.",
    'My ex kept the house, the boat and the two cars.',
    'Our neighbors just put in a swimming pool and it took them 6 months.',
    'Good morning from rainy Bellevue!',
    'They are building a new stadium next to the mall.',
    'The new iPhone costs more than 1,000 dollars.',
  ],
  es: [
    'El piso de mi primo en Seattle tiene dos baños y vistas al lago.',
    'Mi hermano me debe 2.000 dólares desde Navidad.',
    '¡Buenos días desde Bellevue, donde llueve!',
    'La empresa de mi mujer traslada su oficina a Bellevue en mayo.',
    'Están construyendo un estadio nuevo al lado del centro comercial.',
  ],
  fr: [
    "L'appartement de mon cousin à Seattle a deux salles de bains et une vue sur le lac.",
    'Mon frère me doit 2 000 dollars depuis Noël.',
    'Mon ex a gardé la maison, le bateau et les deux voitures.',
    'Bonjour de Bellevue sous la pluie !',
    'On construit un nouveau stade à côté du centre commercial.',
    'Le bitcoin est repassé sous les 60 000.',
  ],
  de: [
    'Mein Bruder schuldet mir seit Weihnachten 2.000 Dollar.',
    'Guten Morgen aus dem verregneten Bellevue!',
    'Der Klempner, der am Dienstag kam, hat den Keller meines Freundes überflutet.',
    'Mein Ex hat das Haus, das Boot und die zwei Autos behalten.',
  ],
  pt: [
    'O apartamento do meu primo em Seattle tem dois banheiros e vista para o lago.',
    'Meu irmão me deve 2.000 dólares desde o Natal.',
    'Bom dia da chuvosa Bellevue!',
    'Estão construindo um estádio novo ao lado do shopping.',
  ],
  zh: [
    '我表哥在Seattle的公寓有两个卫生间，还能看到湖景。',
    '昨天我的车在Kent附近抛锚了，拖车花了180美元。',
    '我三月份满40岁，朋友们在露台上给我办了派对。',
    '我看到新闻说纽约有套顶层公寓卖了8000万。',
  ],
}

/** They look like them and ask for something. */
export const askedOfOthers: readonly string[] = [
  'The parents of my wife need a bathroom on the ground floor.',
  'The house of my dreams has 3 bedrooms and a pool.',
  'My wife may want a garden.',
  'La casa de mis sueños tiene 3 habitaciones.',
  'La casa tiene que tener la cocina de mis sueños y una piscina.',
  'Los padres de mi mujer necesitan un baño en la planta baja.',
  'La maison de mes rêves a trois chambres et une piscine.',
  'Das Haus meiner Träume hat drei Schlafzimmer.',
  'Die Eltern meiner Frau brauchen ein Bad im Erdgeschoss.',
  'A casa dos meus sonhos tem três quartos e piscina.',
  'Meu marido quer a garagem, a piscina e o jardim.',
  'Mein Mann will das Haus mit Garage und den Garten.',
  '我姐姐搬到Kent了，还要车库。',
  '我老公喜欢带车库的房子，给我看看三居室。',
]
