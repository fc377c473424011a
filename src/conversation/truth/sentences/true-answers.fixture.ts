import type { GateSetting } from '../gate.fixture.ts'

/** Answers of a model that says what is true, as models word it: none of them may be changed by a sign. */
export const trueAnswers: readonly (readonly [string, string, GateSetting?])[] = [
  [
    'a list',
    `Sure! I found **23 homes** under $600,000. Here are some of them:

1. **[12 Main St, Kent, WA 98030](https://homes.example/1)** – $450,000, 3 bedrooms, 2 bathrooms, 1,820 sq ft. It has a swimming pool and a fireplace.
2. **[40 Oak Avenue, Seattle](https://homes.example/2)** – $389,500, 2 beds, 2.5 baths, built in 2004, HOA $250/month.
3. **[3512 NE 45th St #4](https://homes.example/3)** – for rent at $2,350 a month, deposit $1,500, 4 bedrooms, 3D tour.

Would you like to know more about one of them, or narrow it down by price or number of bedrooms?`,
  ],
  [
    'nested facts',
    `### 12 Main St, Kent

- **Price:** $450,000
- **Bedrooms:** 3
- **Bathrooms:** 2
- **Living area:** 1,820 sq ft (lot: 6,100 sq ft)
- **Year built:** 1995
- **Parking:** 2 spots
- **Days on market:** 12
- **MLS:** 7700101

The listing doesn't mention a garage door opener. Shall I look for similar homes?`,
  ],
  [
    'a table',
    `Here is a comparison:

| Home | Price | Beds | Baths | Sq ft | Built |
| --- | ---: | :---: | --- | --- | --- |
| [12 Main St](https://homes.example/1) | $450,000 | 3 | 2 | 1,820 | 1995 |
| [40 Oak Avenue](https://homes.example/2) | $389,500 | 2 | 2.5 | 1,451 | 2004 |

40 Oak Avenue is $60,500 cheaper than 12 Main St and nine years newer.`,
  ],
  [
    'a table of two homes side by side',
    `| | 12 Main St | 40 Oak Avenue |
|---|---|---|
| Price | $450,000 | $389,500 |
| Bedrooms | 3 | 2 |
| Year built | 1995 | 2004 |`,
  ],
  [
    'prose',
    'The cheapest is 40 Oak Avenue at $389,500; it was built in 2004 and has been on the market for only 3 days. The most expensive home for sale in dollars is 12 Main St, at $450,000. Both are under your budget of $600,000.',
  ],
  [
    'words for numbers',
    'Great news: twenty-three homes match! 12 Main St is a three-bedroom, two-bath home for four hundred fifty thousand dollars.',
  ],
  [
    'ordinals',
    'The second one is $389,500 and is pet friendly. The first one has a pool. One of the best things about it: it is in Kent.',
  ],
  [
    'what is unknown',
    "The listing of 12 Main St does not say whether it has air conditioning. I'm not sure about a basement either; please ask the agent.",
  ],
  ['denials', '40 Oak Avenue has no pool, and the listing does not mention a fireplace.'],
  [
    'distances and years in the text',
    '12 Main St is 3 miles to the harbour and was remodeled in 2018. It is 31 years old.',
  ],
  ['price per area', '12 Main St comes to $247.25 per square foot. 40 Oak Avenue comes to about $268 per sq ft.'],
  [
    'figures',
    'The average price of the 23 homes is $512,345. The median is $498,000.',
    {
      figures: [
        { kind: 'average', field: 'Price', value: 512_345 },
        { kind: 'median', field: 'Price', value: 498_000 },
      ],
    },
  ],
  [
    'the firm',
    'You can call us at (555) 123-4567, Monday to Friday, 9 am to 5 pm, or write to team@harbour.example. Our buyer commission is 2.5% of the price, and the application fee is $50 per adult. More about us: https://harbour.example/about.',
  ],
  [
    'the firm after a home',
    '12 Main St costs $450,000. The application fee is $50 per adult. Our office is at 500 Pine Street.',
  ],
  [
    'small talk',
    'Hello! I am happy to help you find a home. What are you looking for? I can search by city, price, number of bedrooms, or features such as a pool or a garage. I am here 24/7!',
  ],
  ['first steps', 'First, tell me your budget. Second, tell me the city. Then I will look once more.'],
  [
    'echo',
    'You asked for homes with at least 4 bedrooms and 2 baths under $600k. Here is one: 3512 NE 45th St #4, with 4 bedrooms.',
    { asked: 'at least 4 bedrooms, 2 baths, under $600k' },
  ],
  ['nothing more', 'Unfortunately I do not know that. Is there anything else I can help you with?'],
  ['links alone', 'Have a look: https://homes.example/1 and <https://homes.example/2>.'],
  ['a picture of the home', '![12 Main St](https://homes.example/1/front.jpg)\n\n12 Main St has 2 parking spots.'],
  ['quotes and emoji', '🏡 **12 Main St** – “Sunny home with a swimming pool and a fireplace.” 👨‍👩‍👧 Enjoy!'],
  ['units', '12 Main St has 1,820 square feet, and Calle Mayor 8 has 167 m² (about 1,798 sq ft).'],
  ['the day', 'It is Friday, 20 November 2026, 14:05.'],
  [
    'several homes',
    '12 Main St and 40 Oak Avenue are both for sale. All of these homes have at least one parking spot, and each has at least 2 bedrooms.',
    { asked: 'at least 2 bedrooms and 1 parking spot' },
  ],
  ['a range', 'Prices of the homes for sale in dollars range from $389,500 to $450,000.', {}],
  ['figures in a row', '12 Main St\nPrice: $450,000 | 3 bd | 2 ba | 1,820 sqft\n\nShowing 1-4 of 23 homes.'],
  [
    'things that the listings say, in other forms',
    '12 Main St has a fireplace and a pool. It offers 3 spacious bedrooms, costs $450,000 and is in Kent. 40 Oak Avenue has a beautifully remodeled kitchen and comes with 1 parking spot. The listing has more details. It has a lot to offer.',
  ],
  [
    'what others have',
    'We have a helpful team. You have several options. I have a question: which city do you have in mind? The listing does not say whether it has a helipad.',
  ],
  ['a short fact of the firm', 'Our office is at 500 Pine Street. You reach us Monday to Friday, 9 am to 5 pm.'],
  [
    'es',
    `¡Claro! He encontrado **23 viviendas** por debajo de 600.000 $. Algunas de ellas:

1. **[12 Main St](https://homes.example/1)**: 450.000 $, tres dormitorios, dos baños, 1.820 pies cuadrados y piscina.
2. **[40 Oak Avenue](https://homes.example/2)**: 389.500 $, 2 habitaciones y dos baños y medio. La comunidad cuesta 250 $ al mes.
3. Calle Mayor 8, Madrid: 615.000 €, cinco dormitorios, 167 m², construida en 2019.

La segunda lleva 3 días en el mercado. ¿Quiere que busque algo más barato o con garaje?`,
    { language: 'es', asked: 'casas por debajo de 600.000 $' },
  ],
  [
    'fr',
    `Bien sûr ! J’ai trouvé **23 biens** à moins de 600 000 $ :

- **[12 Main St](https://homes.example/1)** : 450 000 $, trois chambres, deux salles de bains, construite en 1995.
- **[40 Oak Avenue](https://homes.example/2)** : 389 500 $, 2 chambres, 2,5 salles de bains, charges de 250 $ par mois.
- Calle Mayor 8 : 615 000 €, cinq chambres et 167 m², quatre places de parking.

La deuxième coûte 60 500 $ de moins que la première. Souhaitez-vous en savoir plus ?`,
    { language: 'fr', asked: 'des maisons à moins de 600 000 $' },
  ],
  [
    'de',
    `Gerne! Ich habe **23 Häuser** unter 600.000 $ gefunden:

1. **[12 Main St](https://homes.example/1)**: 450.000 $, drei Schlafzimmer, zwei Badezimmer, Baujahr 1995.
2. **[40 Oak Avenue](https://homes.example/2)**: 389.500 $, 2 Schlafzimmer, 2,5 Bäder, Hausgeld 250 $ im Monat.
3. Calle Mayor 8: 615.000 €, fünf Schlafzimmer, 167 m² Wohnfläche, vier Stellplätze.

Das zweite ist seit drei Tagen am Markt. Möchten Sie ein Haus mit Garage sehen?`,
    { language: 'de', asked: 'Häuser unter 600.000 $' },
  ],
  [
    'zh',
    `好的！我找到了23套低于60万美元的房源：

1. [12 Main St](https://homes.example/1)：售价45万美元，三个卧室，两个卫生间，1,820平方英尺，建于1995年。
2. [40 Oak Avenue](https://homes.example/2)：$389,500，2个卧室，2.5个卫生间，物业费每月$250。
3. Calle Mayor 8：€615,000，五个卧室，167平方米，四个停车位。

第二套已上市3天。您想看看其他房源吗？`,
    { language: 'zh', asked: '60万美元以下的房子' },
  ],
]
