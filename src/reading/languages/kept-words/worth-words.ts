import type { LanguageCode } from '../language-code.ts'

/** How the chat speaks of what a visitor's own home would bring. Amounts, sizes and homes come as they are written. */
export interface WorthWords {
  askPlace: string
  askSize: string
  /** Between which amounts, around which, and by how many homes where. */
  range: (told: { low: string; high: string; middle: string; count: string; place: string }) => string
  /** How it was reckoned. */
  formula: string
  sold: string
  onOffer: string
  /** Of a comparable: what it would have cost at the size that was said. */
  atSize: (amount: string) => string
  /** How sure it is, and who knows more. */
  rest: string
  tooFew: (place: string) => string
}

const rows: Readonly<Record<LanguageCode, WorthWords>> = {
  en: {
    askPlace: 'I can compare it with homes here. Which ZIP code or town is it in?',
    askSize: 'How large is its living area?',
    range: ({ low, high, middle, count, place }) =>
      `By ${count} homes in ${place} it would bring about ${middle}, somewhere between ${low} and ${high}.`,
    formula:
      'Each price is brought to the size of yours (price × (your size ÷ its size)^0.65); the nearest in size, rooms and age count most, and asking prices count less than sales.',
    sold: 'sold',
    onOffer: 'on offer',
    atSize: (amount) => `${amount} at your size`,
    rest: 'That is an estimate and no appraisal: what I cannot see, as its state, view or street, moves it, and about one home in four lies outside of such a range. An agent of the firm can look at it; leave your contact details.',
    tooFew: (place) =>
      `There are too few homes like it in ${place} here for an honest estimate. An agent of the firm can make one; leave your contact details.`,
  },
  es: {
    askPlace: 'Puedo compararla con las viviendas de aquí. ¿En qué código postal o ciudad está?',
    askSize: '¿Qué superficie habitable tiene?',
    range: ({ low, high, middle, count, place }) =>
      `Según ${count} viviendas en ${place} se obtendrían unos ${middle}, entre ${low} y ${high}.`,
    formula:
      'Cada precio se lleva al tamaño de la suya (precio × (su tamaño ÷ el de ella)^0,65); cuentan más las más parecidas en tamaño, habitaciones y edad, y los precios pedidos menos que las ventas.',
    sold: 'vendida',
    onOffer: 'en venta',
    atSize: (amount) => `${amount} con su tamaño`,
    rest: 'Es una estimación y no una tasación: lo que no veo, como el estado, las vistas o la calle, la cambia, y una de cada cuatro viviendas queda fuera de ese margen. Un agente puede verla; deje sus datos.',
    tooFew: (place) =>
      `Aquí hay muy pocas viviendas parecidas en ${place} para una estimación honesta. Un agente puede hacerla; deje sus datos.`,
  },
  fr: {
    askPlace: 'Je peux le comparer aux biens d’ici. Dans quel code postal ou quelle ville est-il ?',
    askSize: 'Quelle est sa surface habitable ?',
    range: ({ low, high, middle, count, place }) =>
      `D’après ${count} biens à ${place}, il rapporterait environ ${middle}, entre ${low} et ${high}.`,
    formula:
      'Chaque prix est ramené à la taille du vôtre (prix × (votre surface ÷ la sienne)^0,65) ; les plus proches en taille, pièces et âge comptent le plus, et les prix demandés moins que les ventes.',
    sold: 'vendu',
    onOffer: 'en vente',
    atSize: (amount) => `${amount} à votre taille`,
    rest: 'C’est une estimation, pas une expertise : ce que je ne vois pas, comme l’état, la vue ou la rue, la change, et un bien sur quatre sort d’une telle fourchette. Un agent peut le voir ; laissez vos coordonnées.',
    tooFew: (place) =>
      `Il y a ici trop peu de biens semblables à ${place} pour une estimation honnête. Un agent peut la faire ; laissez vos coordonnées.`,
  },
  de: {
    askPlace: 'Ich kann es mit Objekten hier vergleichen. In welcher Postleitzahl oder welchem Ort liegt es?',
    askSize: 'Wie groß ist die Wohnfläche?',
    range: ({ low, high, middle, count, place }) =>
      `Nach ${count} Objekten in ${place} brächte es etwa ${middle}, irgendwo zwischen ${low} und ${high}.`,
    formula:
      'Jeder Preis ist auf Ihre Größe umgerechnet (Preis × (Ihre Fläche ÷ deren Fläche)^0,65); was in Größe, Zimmern und Alter am nächsten liegt, zählt am meisten, und Angebotspreise zählen weniger als Verkäufe.',
    sold: 'verkauft',
    onOffer: 'im Angebot',
    atSize: (amount) => `${amount} in Ihrer Größe`,
    rest: 'Das ist eine Schätzung und kein Gutachten: Was ich nicht sehe, wie Zustand, Aussicht oder Straße, verschiebt sie, und etwa eines von vier Objekten liegt außerhalb. Jemand von der Firma kann es ansehen; hinterlassen Sie Ihre Kontaktdaten.',
    tooFew: (place) =>
      `Für eine ehrliche Schätzung gibt es hier in ${place} zu wenige ähnliche Objekte. Jemand von der Firma kann sie machen; hinterlassen Sie Ihre Kontaktdaten.`,
  },
  pt: {
    askPlace: 'Posso comparar com os imóveis daqui. Em que CEP ou cidade fica?',
    askSize: 'Qual é a área útil?',
    range: ({ low, high, middle, count, place }) =>
      `Por ${count} imóveis em ${place}, renderia cerca de ${middle}, entre ${low} e ${high}.`,
    formula:
      'Cada preço é levado ao tamanho do seu (preço × (sua área ÷ a dele)^0,65); contam mais os mais próximos em tamanho, quartos e idade, e preços pedidos contam menos que vendas.',
    sold: 'vendido',
    onOffer: 'à venda',
    atSize: (amount) => `${amount} no seu tamanho`,
    rest: 'É uma estimativa, não uma avaliação: o que não vejo, como o estado, a vista ou a rua, muda o valor, e um em cada quatro imóveis fica fora dessa faixa. Um corretor pode ver; deixe seu contato.',
    tooFew: (place) =>
      `Há poucos imóveis parecidos em ${place} aqui para uma estimativa honesta. Um corretor pode fazê-la; deixe seu contato.`,
  },
  zh: {
    askPlace: '我可以和这里的房源比较。它在哪个邮编或城市?',
    askSize: '居住面积多大?',
    range: ({ low, high, middle, count, place }) =>
      `按${place}的${count}套房源,大约能卖${middle},在${low}到${high}之间。`,
    formula:
      '每个价格都换算到您的面积(价格 ×(您的面积 ÷ 它的面积)^0.65);面积、房间和房龄越接近权重越大,挂牌价的权重低于成交价。',
    sold: '已售',
    onOffer: '在售',
    atSize: (amount) => `按您的面积${amount}`,
    rest: '这只是估算,不是评估:房况、景观、街道等我看不到的都会影响价格,大约四分之一的房子在这个区间之外。公司的经纪人可以实地看;请留下联系方式。',
    tooFew: (place) => `这里${place}的类似房源太少,无法如实估算。公司的经纪人可以做;请留下联系方式。`,
  },
}

export function worthWordsOf(code: LanguageCode): WorthWords {
  return rows[code]
}
