import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { Dice } from '../../../../search/by-index/random-search.fixture.ts'
import { guessEncoding } from './guess-encoding.ts'
import { toUtf8 } from './to-utf8.ts'

/** What lists of homes say, by the encoding that firms of that country write them in. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'windows-1252': [
    'Größe;Straße;Küche;Schönes Einfamilienhaus in München;Garage für zwei Autos;Übergabe nach Absprache;85 m²;350.000 €',
    'Precio;Habitaciones;Baños;Descripción;Ático con terraza en Málaga;Señorial;2º piso;Calle Núñez de Balboa, 3ª planta',
    'Prix;Pièces;Étage;Maison à rénover près de la forêt;Cuisine équipée;Dépendances;Chauffage au gaz;Très lumineux;85 m²',
    'Preço;Cômodos;Apartamento com 3 quartos em São Paulo;Área útil;Condomínio;Garagem;Ótima localização;Estação',
    'Appartamento con più balconi;Città;Disponibilità;Metratura;Caffè sotto casa;Perché no;Proprietà;Già libero',
    'Guide price £450,000;½ acre;“Charming” cottage – no chain;£1,250 pcm;£325,000;Offers over £200,000',
    'Lägenhet med två rum;Kök;Västerås;Avgift 3 500 kr;Våning;Hjørnegrund;Træhus på Sjælland;Udsigt over søen',
  ],
  'windows-1250': [
    'Mieszkanie;Powierzchnia;Łazienka;Kraków, ul. Długa;Cena za całość;Świetna lokalizacja;Ogródek;Piętro;Źródło',
    'Prostorný byt;Cena;Plocha;Město;Příbram;Ložnice;Koupelna;Žádné poplatky;Šatna;Kuchyňský kout;Úžasný výhled',
    'Eladó lakás;Ár;Méret;Szobák;Fürdőszoba;Győr;Erkély;Kiváló állapotú;Fűtés;Központi;Tölgyfa utca;Bővíthető',
  ],
  'windows-1251': [
    'Цена;Площадь;Комнаты;Адрес;Продаётся двухкомнатная квартира;Москва, ул. Ленина;Этаж;Балкон;Рядом метро',
    'Ціна;Площа;Кімнати;Продається простора квартира в центрі Києва;Поверх;Балкон;Є меблі;Їдальня',
  ],
  gb18030: [
    '价格,面积,户型,小区,地址,朝向,楼层\n精装修三室两厅,南北通透,采光好,地铁沿线,拎包入住,满五唯一,产权清晰\n北京市朝阳区建国路八十八号',
    '标题,总价,单价\n电梯房中间楼层视野开阔,近学校和公园,业主诚心出售',
  ],
  big5: [
    '價格,坪數,格局,地址,屋齡,樓層\n採光良好近捷運站,三房兩廳,附車位,管理費,台北市大安區和平東路,社區大樓',
    '香港九龍灣單位,實用面積,三房一套,海景,港鐵站步行五分鐘,會所設施齊全',
  ],
  shift_jis: [
    '価格,間取り,所在地,築年月,専有面積\n東京都新宿区西新宿の中古マンション,駅から徒歩五分,リフォーム済み,ペット可,南向き',
    '物件名,賃料,管理費\nアパートの一階です。日当たりがよく静かな環境です。',
  ],
  'euc-kr': [
    '가격,면적,주소,층,방수\n서울특별시 강남구 역삼동 아파트 매매,남향,지하철역 도보 오분,올수리,주차 가능',
    '전세,월세,보증금\n신축 빌라 투룸 풀옵션 즉시 입주 가능합니다',
  ],
  macintosh: ['Prix;Pièces;Étage;Maison à rénover près de la forêt;Cuisine équipée;Dépendances;Chauffé;Très lumineux'],
}

const tables = new Map<string, Map<string, Buffer>>()

/** Node writes only Unicode and Latin-1: what it reads is turned around. */
function encode(text: string, encoding: string): Buffer {
  let table = tables.get(encoding)
  if (!table) {
    table = new Map()
    const decoder = new TextDecoder(encoding)
    const note = (...bytes: number[]): void => {
      const sign = decoder.decode(Uint8Array.from(bytes))
      if ([...sign].length === 1 && sign !== '\uFFFD' && !table?.has(sign)) table?.set(sign, Buffer.from(bytes))
    }
    for (let byte = 0; byte < 256; byte += 1) note(byte)
    if (/gb|big|jis|euc/.test(encoding))
      for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) note(lead, trail)
    tables.set(encoding, table)
  }
  return Buffer.concat(Array.from(text, (sign) => table.get(sign) ?? Buffer.from('?')))
}

async function read(bytes: Buffer, pieceLength = bytes.length): Promise<string> {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += pieceLength) pieces.push(bytes.subarray(at, at + pieceLength))
  const read: Buffer[] = []
  for await (const piece of toUtf8(Readable.from(pieces))) read.push(piece)
  return Buffer.concat(read).toString('utf8')
}

describe.each(Object.entries(texts))('%s', (encoding, samples) => {
  test('is told by what it says', async () => {
    for (const text of samples) {
      const bytes = encode(text, encoding)
      expect([guessEncoding(bytes), text]).toEqual([encoding, text])
      expect(await read(bytes)).toBe(text)
    }
  })
})

test.each(Object.entries(texts).filter(([encoding]) => encoding !== 'macintosh'))(
  '%s is told far behind plain figures, too, and from any few of its cells',
  async (encoding, samples) => {
    const dice = new Dice(26)
    const plain = '12345;450000;3;2\n'.repeat(20_000)
    for (const text of samples)
      expect(await read(Buffer.concat([Buffer.from(plain), encode(text, encoding)]), 65_536)).toBe(plain + text)
    const wrong: string[] = []
    for (let round = 0; round < 100; round += 1) {
      const cells = dice
        .one(samples)
        .split(/[;,\n]/)
        .filter((cell) => /[^\0-\x7f]/.test(cell))
      const text = Array.from({ length: 8 }, () => `${dice.below(9_999)};${dice.one(cells)}`).join('\n')
      if ((await read(encode(text, encoding))) !== text) wrong.push(text)
    }
    // A few words may be such that only who knows the language can tell.
    expect(wrong.length, wrong.join('\n\n')).toBeLessThanOrEqual(6)
  },
)

test('UTF-8 with a stray byte stays UTF-8, and the byte is mended', async () => {
  const text = 'Größe;Straße;Küche;Köln\n'.repeat(20)
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0x4d, 0xfc, 0x6e, 0x0a]), Buffer.from(text)])
  for (const length of [bytes.length, 7]) expect(await read(bytes, Math.max(length, 40))).toBe(`${text}Mün\n${text}`)
})

test('UTF-16 with and without a mark', async () => {
  for (const text of ['\uFEFFcity;beds\nZürich;3\n', 'city;beds\nZürich;3\n']) {
    const little = Buffer.from(text, 'utf16le')
    expect(await read(little)).toBe('city;beds\nZürich;3\n')
    expect(await read(Buffer.from(little).swap16())).toBe('city;beds\nZürich;3\n')
  }
})
