import type { HeaderLanguage } from '../headers/header-language.ts'

export interface CountryFacts {
  code: string
  /** Its names in files, folded. */
  names: string
  /** ISO code of its currency. */
  currency: string
  area: 'sqft' | 'sqm'
  /** Languages of headers in which its code of five or six digits is taken for it. */
  languages: readonly HeaderLanguage[]
  /** How its postal codes look. */
  zip?: RegExp
  /** Its states as files abbreviate them; only where few other countries have the same. */
  states?: string
  dates: 'day-first' | 'month-first'
  /** Words of headers that no other country's files have. */
  headers?: RegExp
}

/** What follows from where a file is from, where the file itself does not say it. The first that fits is taken. */
export const countries: readonly CountryFacts[] = [
  { code: 'GB', names: 'gb uk unitedkingdom greatbritain england scotland wales northernireland', currency: 'GBP', area: 'sqft', languages: ['en'], zip: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, dates: 'day-first', headers: /post ?code|\bepc\b|council tax|guide price|\blettings?\b|\bpcm\b/i },
  { code: 'IE', names: 'ie ireland eire', currency: 'EUR', area: 'sqm', languages: ['en'], zip: /^[AC-FHKNPRTV-Y]\d[\dW] ?[0-9AC-FHKNPRTV-Y]{4}$/i, dates: 'day-first' },
  { code: 'CA', names: 'ca can canada', currency: '$', area: 'sqft', languages: ['en', 'fr'], zip: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, states: 'on qc bc ab mb sk ns nb nl pe ontario quebec britishcolumbia alberta manitoba saskatchewan novascotia', dates: 'month-first' },
  { code: 'AU', names: 'au aus australia', currency: '$', area: 'sqm', languages: [], zip: /^\d{4}$/, states: 'nsw vic qld tas act newsouthwales victoria queensland southaustralia westernaustralia tasmania', dates: 'day-first', headers: /\bsuburb\b|\bbond\b|land size|car spaces/i },
  { code: 'US', names: 'us usa unitedstates unitedstatesofamerica', currency: '$', area: 'sqft', languages: ['en'], zip: /^\d{5}(?:-\d{4})?$/, states: 'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc california texas florida newyork washington oregon colorado arizona ohio georgia illinois', dates: 'month-first', headers: /\bmls\b|\bzip\b|\bhoa\b/i },
  { code: 'IN', names: 'in india bharat', currency: 'INR', area: 'sqft', languages: ['en'], zip: /^[1-8]\d{2} ?\d{3}$/, states: 'maharashtra karnataka tamilnadu telangana delhi haryana uttarpradesh gujarat kerala rajasthan punjab westbengal', dates: 'day-first', headers: /\bbhk\b|pin ?code|\blakhs?\b|\blacs?\b|\bcrores?\b|carpet area|built[- ]?up/i },
  { code: 'BR', names: 'br brasil brazil', currency: 'BRL', area: 'sqm', languages: [], zip: /^\d{5}-\d{3}$/, states: 'sp rj mg rs df ba ce saopaulo riodejaneiro minasgerais parana santacatarina', dates: 'day-first', headers: /\bcep\b|\bbairro\b|\biptu\b|\baluguel\b|\bquartos\b/i },
  { code: 'PT', names: 'pt portugal', currency: 'EUR', area: 'sqm', languages: ['pt'], zip: /^\d{4}-\d{3}$/, states: 'lisboa porto faro setubal braga aveiro coimbra leiria', dates: 'day-first', headers: /concelho|freguesia|\bmorada\b|arrendamento/i },
  { code: 'JP', names: 'jp japan 日本 nihon', currency: 'JPY', area: 'sqm', languages: ['ja'], zip: /^〒?\d{3}-\d{4}$/, states: '東京都 大阪府 京都府 神奈川県 千葉県 埼玉県 愛知県 福岡県 北海道', dates: 'day-first' },
  { code: 'NL', names: 'nl nederland netherlands thenetherlands holland', currency: 'EUR', area: 'sqm', languages: ['nl'], zip: /^\d{4} ?[A-Z]{2}$/i, dates: 'day-first', headers: /vraagprijs|woonopp/i },
  { code: 'CH', names: 'ch schweiz suisse svizzera switzerland', currency: 'CHF', area: 'sqm', languages: [], states: 'zh ag sg vd ge ti lu tg gr zug zurich bern waadt basel luzern aargau geneve vaud ticino', dates: 'day-first', headers: /kanton|mietzins|objektbeschrieb/i },
  { code: 'AT', names: 'at osterreich oesterreich austria', currency: 'EUR', area: 'sqm', languages: [], states: 'wien tirol salzburg steiermark karnten oberosterreich niederosterreich vorarlberg burgenland', dates: 'day-first' },
  { code: 'DE', names: 'de deutschland germany', currency: 'EUR', area: 'sqm', languages: ['de'], zip: /^\d{5}$/, states: 'bayern hessen berlin hamburg sachsen nordrheinwestfalen nrw badenwurttemberg niedersachsen brandenburg bremen', dates: 'day-first' },
  { code: 'MX', names: 'mx mexico', currency: '$', area: 'sqm', languages: [], states: 'cdmx jalisco nuevoleon quintanaroo yucatan puebla queretaro estadodemexico edomex guanajuato sonora sinaloa bajacalifornia', dates: 'day-first', headers: /rec[áa]maras?|\bcolonia\b|\bmxn\b|fraccionamiento/i },
  { code: 'ES', names: 'es espana spain', currency: 'EUR', area: 'sqm', languages: ['es'], zip: /^\d{5}$/, states: 'madrid barcelona valencia malaga alicante sevilla cadiz murcia girona tarragona asturias mallorca baleares', dates: 'day-first', headers: /c[óo]digo postal|habitaciones|\bprovincia\b/i },
  { code: 'FR', names: 'fr france', currency: 'EUR', area: 'sqm', languages: ['fr'], zip: /^\d{5}$/, dates: 'day-first' },
  { code: 'BE', names: 'be belgique belgie belgium', currency: 'EUR', area: 'sqm', languages: [], dates: 'day-first' },
  { code: 'IT', names: 'it italia italy', currency: 'EUR', area: 'sqm', languages: ['it'], zip: /^\d{5}$/, dates: 'day-first' },
  { code: 'TW', names: 'tw taiwan 台灣', currency: 'TWD', area: 'sqm', languages: [], states: '台北市 新北市 台中市 高雄市', dates: 'day-first', headers: /坪數|建坪|縣市|格局/ },
  { code: 'HK', names: 'hk hongkong 香港', currency: '$', area: 'sqft', languages: [], dates: 'day-first', headers: /呎|屋苑|叫價/ },
  { code: 'CN', names: 'cn china 中国', currency: 'CNY', area: 'sqm', languages: ['zh'], zip: /^\d{6}$/, dates: 'day-first' },
  { code: 'AE', names: 'ae uae unitedarabemirates dubai', currency: 'AED', area: 'sqft', languages: [], states: 'dubai abudhabi sharjah ajman', dates: 'day-first', headers: /\baed\b|\brera\b|trakheesi/i },
  { code: 'ZA', names: 'za southafrica', currency: 'ZAR', area: 'sqm', languages: [], states: 'gauteng westerncape kwazulunatal easterncape', dates: 'day-first', headers: /\berf\b|\bzar\b/i },
  { code: 'NZ', names: 'nz newzealand aotearoa', currency: '$', area: 'sqm', languages: [], dates: 'day-first' },
  { code: 'SE', names: 'se sverige sweden', currency: 'SEK', area: 'sqm', languages: [], zip: /^\d{3} \d{2}$/, dates: 'day-first' },
  { code: 'PK', names: 'pk pakistan', currency: 'PKR', area: 'sqft', languages: [], dates: 'day-first', headers: /kanal|marla/i },
]
