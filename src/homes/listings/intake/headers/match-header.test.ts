import { expect, test } from 'vitest'
import { matchName } from './match-header.ts'

const first = (name: string) => matchName(name)[0]?.target ?? null

test.each([
  [
    'Bedrooms',
    'BEDS,# Beds,Total Bedrooms,bedroomCount,Anzahl Schlafzimmer,Habitaciones,Nº hab.,Recámaras,Nb chambres,Quartos,Dormitórios,卧室,室,Camere da letto,Aantal slaapkamers,BHK',
  ],
  [
    'Bathrooms',
    'baths,Total Baths,Badezimmer,Baños,Salles de bain,SdB,Banheiros,Casas de banho,卫生间,Bagni,Badkamers,Washrooms',
  ],
  [
    'BuildingArea',
    'sq__ft,Living Area,livingAreaSqft,Apx SqFt,Wohnfläche (m²),Wohnfl. m²,Superficie construida,m² útiles,Surface habitable,Surf. hab.,Área útil (m²),建筑面积,専有面積(㎡),Woonoppervlakte,Carpet Area',
  ],
  [
    'LotArea',
    'lot_acres,Lot Size,Land Size (sqm),Grundstücksfläche,M2 terreno,Surface terrain,Área do terreno,土地面積,Perceeloppervlakte',
  ],
  [
    'Price',
    'price,List Price,Asking Price,Preis (€),Precio,Prix FAI,Valor,Preço,总价(万),価格,Prezzo,Vraagprijs,Price (in Lacs)',
  ],
  ['SalePrice', 'Sale Price,Kaufpreis,Precio venta,Prix de vente,Valor de venda'],
  [
    'RentPrice',
    'rent,Monthly Rent,Market Rent,Advertised Rent,Kaltmiete,Renta mensual,Loyer mensuel,Valor aluguel,月租金,賃料,Huurprijs,Canone mensile',
  ],
  [
    'YearBuilt',
    'yr_built,Year Built,Baujahr,Año de construcción,Année construction,Ano de construção,建成年份,築年月,Bouwjaar',
  ],
  ['City', 'City,Town,Ort,Ciudad,Población,Ville,Cidade,城市,Comune,Plaats'],
  ['ZIP', 'zip,Postcode,Zip Code,PLZ,Código Postal,C.P.,Code postal,CEP,邮编,郵便番号,CAP'],
  [
    'MLSNumber',
    'MLS #,Listing ID,Ref.,Objektnummer,Objekt-Nr.,Referencia,N° Mandat,Código do imóvel,房源编号,物件番号,AGENT_REF',
  ],
  ['SaleType', 'Sale Type,Vermarktungsart,Operación,Transaction,Finalidade,租售,Contratto'],
  ['Status', 'Status,Statut,Situação,状态,Sale Status,Unit Status'],
  ['Images', 'Photo 1,photos,Image_12,Bild 3,Fotos,图片,画像,photo_urls'],
  ['AgentName', 'Agent,Listing Agent,Ansprechpartner,Négociateur,Corretor,经纪人,担当者'],
])('%s: %s', (target, names) => {
  for (const name of names.split(',')) expect([name, first(name)]).toEqual([name, target])
})

test.each([
  'Year Renovated',
  'Tax Amount',
  'Number of Floors',
  'Photo Count',
  'sqft_living15',
  'Sold Date',
  'Original List Price',
  'Pet Deposit',
  'Application Fee',
  'Lot Dimensions',
  'Bedroom 1 Dimensions',
  'Rent Includes',
  'Basement Sqft',
  'School District',
  'agent.id',
  'Total Units',
  'constructor',
  '',
])('%j names nothing that a listing has', (name) => {
  expect(matchName(name)).toEqual([])
})
