import { type ExpectedHome, group, type Home, inventHomes, type World, world, writeTable } from '../world.ts'

// Shapes whose kinds a held-out set of files had shown to fail (docs/decisions/0112): other files than those.

const homes = inventHomes('K', ['Alder', 'Birch', 'Cedar'], ['Dover', 'Keene', 'Barre'])
const isLet = ({ index }: Home): boolean => index % 3 === 2
const whole = (value: number): string => group(value, 'en-US')
const zip = ({ index }: Home): string => `0${3820 + index}`
const tenure = (home: Home): ExpectedHome => ({
  MLSNumber: home.ref,
  SaleType: isLet(home) ? 'for_rent' : 'for_sale',
  Price: isLet(home) ? home.rent : home.price,
})

const mls = world(
  {
    name: 'us-mls-classes',
    country: 'US',
    note: 'leases told by the class; sorts of baths; name and telephone in a cell',
  },
  writeTable(homes, [
    ['MLS #', ({ ref }) => ref],
    ['Prop Class', (home) => (isLet(home) ? 'Residential Lease' : 'Residential')],
    ['Sub Type', ({ index }) => ['Condo', 'Ranch', 'Townhouse'][index % 3] ?? ''],
    ['House Number', ({ number }) => number],
    ['Compass', ({ index }) => ['N', 'SE', ''][index % 3] ?? ''],
    ['Street Name', ({ street }) => street],
    ['St Suffix', () => 'Ave'],
    ['City/Town Code', ({ city }) => city],
    ['Zip', zip],
    ['Price', (home) => whole(isLet(home) ? home.rent : home.price)],
    ['Beds', ({ beds }) => String(beds)],
    ['Total # Full Baths', ({ full }) => String(full)],
    ['Total # Half Baths', ({ half }) => String(half)],
    ['Agent - Name and Phone', ({ agent, index }) => `${agent} - CELL: 603-555-01${10 + index}`],
    ['Internet Address YN', ({ index }) => (index === 4 ? 'N' : 'Y')],
  ]),
  homes.map((home) => ({
    ...tenure(home),
    StreetAddress: [home.number, ['N', 'SE', ''][home.index % 3], home.street, 'Ave'].filter((each) => each).join(' '),
    City: home.city,
    HomeType: ['Condo', 'Ranch', 'Townhouse'][home.index % 3] ?? '',
    Bathrooms: home.full + home.half / 2,
    AgentName: home.agent,
    AgentPhone: `603-555-01${10 + home.index}`,
    ...(home.index === 4 && { Secret: [`${home.street} Ave`] }),
  })),
)

const vacancy = world(
  {
    name: 'us-vacancy-totals',
    country: 'US',
    note: 'notices above, totals within, street and town with no comma between',
  },
  `Vacancy\nExported On: 03/02/2026\n\n${writeTable(homes, [
    [
      'Property',
      ({ number, street, city, index }) => `Elm Court - ${number} ${street} St ${city}, NH 0${3820 + index}`,
    ],
    ['Unit', ({ index }) => String(101 + index)],
    ['Bed/Bath', ({ beds, full }) => `${beds}/${full}.00`],
    ['Sqft', ({ sqft }) => whole(sqft)],
    ['Unit Status', ({ index }) => (index % 2 ? 'Occupied - on notice' : 'Vacant-Unrented')],
    ['Last Rent', ({ rent }) => whole(rent - 50)],
    ['Scheduled Rent', ({ rent }) => whole(rent)],
    ['Available On', () => '04/01/2026'],
  ])}Elm Court - 4 Oak St Keene Total,10 units,,"9,000",,,"19,000",\n,,,,,,,\n`,
  homes.map((home) => ({
    StreetAddress: `${home.number} ${home.street} St ${101 + home.index}`,
    City: home.city,
    ZIP: zip(home),
    Price: home.rent,
    SaleType: 'for_rent',
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Available: true,
  })),
)

const houses = ['Rose Cottage', '14', 'Flat 2, The Maltings', '7b', 'Skelder Hall']
const british = world(
  { name: 'gb-departments', country: 'GB', note: 'sales and lettings by department; houses with names' },
  writeTable(homes, [
    ['Ref', ({ ref }) => ref],
    ['Dept', (home) => (isLet(home) ? 'Lettings' : 'Sales')],
    ['House No/Name', ({ index }) => houses[index % 5] ?? ''],
    ['Street', ({ street }) => `${street} Lane`],
    ['Town', () => 'Otley'],
    ['County', () => 'West Yorkshire'],
    ['Postcode', ({ index }) => `LS2${index} 8XY`],
    ['Price', (home) => (isLet(home) ? `£${whole(home.rent)} pcm` : `£${whole(home.price)}`)],
    ['Beds', ({ beds }) => String(beds)],
    ['Vendor', () => 'Mrs Quillfeather'],
    ['Key Tag', ({ index }) => `T-9${index}`],
  ]),
  homes.map((home) => ({
    ...tenure(home),
    State: 'West Yorkshire',
    StreetAddress: `${houses[home.index % 5]} ${home.street} Lane`,
    Secret: ['Quillfeather', `T-9${home.index}`],
  })),
)

const indian = world(
  { name: 'in-listed-for', country: 'IN', note: 'expected prices, tokens, and an agent beside an owner' },
  writeTable(homes, [
    ['Property Code', ({ ref }) => ref],
    ['Listed For', (home) => (isLet(home) ? 'Rent' : 'Sale')],
    ['City', () => 'Pune'],
    ['Expected Price', (home) => (isLet(home) ? `₹${home.rent * 10}/month` : `${20 + home.index} Lac`)],
    ['Plot Size', ({ lotSqm }) => `${lotSqm} sq.yd`],
    ['Status', ({ index }) => (index % 4 === 1 ? 'Token Received' : 'Available')],
    ['Owner Mobile', () => '+91 98555 50999'],
    ['Handled By', ({ agent }) => agent],
    ['Mobile', ({ index }) => `+91 98555 501${10 + index}`],
    ['Email', ({ email }) => email],
  ]),
  homes.map((home) => ({
    MLSNumber: home.ref,
    SaleType: isLet(home) ? 'for_rent' : 'for_sale',
    Price: isLet(home) ? home.rent * 10 : (20 + home.index) * 100_000,
    LotSqft: home.lotSqm * 9,
    Available: home.index % 4 !== 1,
    AgentName: home.agent,
    AgentPhone: `+91 98555 501${10 + home.index}`,
    AgentEmail: home.email,
    Secret: ['50999'],
  })),
)

const japanese = world(
  { name: 'jp-eras', country: 'JP', note: 'price or rent in one column, years of eras, notes of the house' },
  writeTable(homes, [
    ['物件番号', ({ ref }) => ref],
    ['取引区分', (home) => (isLet(home) ? '賃貸' : '売買')],
    ['市区町村', () => '世田谷区'],
    ['町名番地', ({ index }) => `桜丘${index + 1}丁目2-1`],
    ['価格・賃料', (home) => (isLet(home) ? `${home.index + 6}万円` : `${3000 + home.index * 10}万円`)],
    ['築年月', ({ index }) => (index % 2 ? `平成${index + 3}年6月` : `昭和${index + 50}年1月`)],
    ['売主・貸主', () => '堀口様'],
    ['社内メモ', () => '値下げ可'],
    ['鍵', () => '現地 7042'],
  ]),
  homes.map((home) => ({
    MLSNumber: home.ref,
    SaleType: isLet(home) ? 'for_rent' : 'for_sale',
    StreetAddress: `桜丘${home.index + 1}丁目2-1`,
    Price: isLet(home) ? (home.index + 6) * 10_000 : (3000 + home.index * 10) * 10_000,
    YearBuilt: home.index % 2 ? 1991 + home.index : 1975 + home.index,
    Secret: ['堀口', '値下げ', '7042'],
  })),
)

const owners = (name: string, country: string, [ref, owner, note, price]: readonly string[]): World =>
  world(
    { name, country, note: 'owners and notes of the house' },
    writeTable(
      homes,
      [
        [ref ?? '', ({ ref: own }) => own],
        [price ?? '', (home) => `€ ${group(home.price, 'de-DE')}`],
        [owner ?? '', () => 'Wiersma-Bartocci'],
        [note ?? '', () => 'scende subito, bod 236'],
      ],
      { delimiter: ';' },
    ),
    homes.map((home) => ({ MLSNumber: home.ref, Price: home.price, Secret: ['Wiersma', 'bod 236'] })),
  )

const brazilian = world(
  { name: 'br-not-shown', country: 'BR', note: 'what is shown on the site, and where offers stand' },
  writeTable(
    homes,
    [
      ['Código', ({ ref }) => ref],
      ['Cidade', () => 'Curitiba'],
      ['Valor Venda', ({ price }) => `R$ ${group(price, 'pt-BR')},00`],
      ['Disponibilidade', ({ index }) => (index % 3 ? 'Disponível' : 'Reservado')],
      ['Descrição do site', () => 'Sacada com churrasqueira.'],
      ['Exibir no site', ({ index }) => (index === 2 ? 'Não' : 'Sim')],
    ],
    { delimiter: ';' },
  ),
  homes.map((home) => ({
    MLSNumber: home.ref,
    Price: home.price,
    Available: home.index % 3 !== 0,
    Text: ['Sacada com churrasqueira.'],
    ...(home.index === 2 && { NotShown: true as const }),
  })),
)

export const afterTheFirstSet: readonly World[] = [
  ...[mls, vacancy, british, indian, japanese, brazilian],
  owners('nl-owners', 'NL', ['Objectcode', 'Eigenaar', 'Interne memo', 'Vraagprijs']),
  owners('it-owners', 'IT', ['Rif.', 'Proprietario', 'Note riservate', 'Prezzo']),
]
