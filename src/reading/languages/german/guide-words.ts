import type { FactWords, FigureName, GuideWords } from '../tables/guide-words.ts'
import { germanAsks } from './asks.ts'
import { germanPersonQuestions, germanPersonWishes } from './person.ts'

const many = (one: string, more: string) => (value: string, count: number) => `${value} ${count === 1 ? one : more}`
const fact = (label: string, known: FactWords['known'], unknown: string): FactWords => ({ label, known, unknown })
const plain = (value: string) => value
const ways = (up: string, down: string) => ({
  up: (home: string, value: string) => `${home} ${up}: ${value}`,
  down: (home: string, value: string) => `${home} ${down}: ${value}`,
})
const moreOf = (one: string, more: string) => (amount: string, count: number) =>
  `hat ${amount} ${count === 1 ? one : more} mehr`

const joinAnd = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

const about = 'Immobilien nach Ort, Preis, Schlafzimmern, Größe oder Ausstattung'
const figureKinds: Record<FigureName, string> = {
  average: 'im Durchschnitt',
  median: 'im Median',
  min: 'im Minimum',
  max: 'im Maximum',
}
const figureFields: Record<string, string> = {
  Price: 'Preis',
  HOAMonth: 'Hausgeld (HOA)',
  DepositFee: 'Kaution',
  ZestimatePrice: 'Zestimate',
  UnitAreaPrice: 'Preis je Flächeneinheit',
  BuildingArea: 'Wohnfläche',
  LotArea: 'Grundstück',
  DaysOnMarket: 'Tage auf dem Markt',
  YearBuilt: 'Baujahr',
  Bedrooms: 'Anzahl der Schlafzimmer',
  Bathrooms: 'Anzahl der Bäder',
  ParkingSpots: 'Anzahl der Stellplätze',
}

export const germanWords: GuideWords = {
  code: 'de',
  asks: germanAsks,
  person: { wishes: germanPersonWishes, otherwise: germanPersonQuestions },

  quote: (text) => `„${text}“`,
  and: joinAnd,
  row: (parts) => parts.join(', '),
  about: (home, facts) => `${home}: ${facts}`,
  sentence: (clause) =>
    `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[.!?…][“"’)]*$/.test(clause) ? '' : '.'}`,

  talk: {
    greeting: (name) =>
      `Guten Tag! Ich bin ${name}; fragen Sie mich nach ${about}, zum Beispiel „Haus mit 3 Schlafzimmern bis 500.000“.`,
    thanks: () => 'Gern geschehen. Wenn Sie möchten, suchen wir jederzeit weiter.',
    goodbye: () => 'Auf Wiedersehen und viel Erfolg bei der Suche!',
    who: (name) => `Ich bin ${name}, ein Programm, das die Angebote dieser Seite kennt; ich bin kein Mensch.`,
    help: () =>
      `Ich suche ${about}, zähle und vergleiche sie, sage Ihnen, was in einem Angebot steht, und rechne eine Monatsrate aus; versuchen Sie es mit „günstigste Wohnungen mit Stellplatz“.`,
    howAreYou: () => 'Danke, alles bestens. Was für eine Immobilie suchen Sie?',
    complaint: () =>
      'Das tut mir leid. Nennen Sie mir einen Ort, einen Preis oder wie viele Schlafzimmer, dann suche ich noch einmal.',
    acknowledge: () => 'Gut. Wonach soll ich jetzt suchen? Ein Ort, ein Preis oder die Zahl der Schlafzimmer genügt.',
    yes: () => 'Gern. Wonach soll ich suchen? Zum Beispiel nach einem Ort, einem Preis oder der Zahl der Schlafzimmer.',
    no: () => 'In Ordnung. Wenn Sie möchten, suchen wir jederzeit weiter.',
  },
  noListings:
    'Hier gibt es noch keine Angebote, deshalb kann ich nichts nachsehen. Schauen Sie bitte später wieder vorbei.',
  firm: {
    source: (names) => `Quelle: ${names}`,
    ownWords: 'eigene Angaben der Firma',
    nothing:
      'Dazu hat mir die Firma nichts gesagt, und raten möchte ich nicht. Ich kenne ihre Angebote; hinterlassen Sie für diese Frage Ihre Kontaktdaten, dann kann Ihnen jemand von der Firma antworten.',
    withheld:
      'Was die Firma dazu geschrieben hat, spricht davon, wer irgendwo wohnen darf. Solche Worte wiederhole ich nicht: Jedes Zuhause steht allen offen.',
  },
  aloneOnly: 'Mit allem von vorhin passt nichts, deshalb habe ich nur nach Ihrem letzten Satz gesucht.',
  inThatOrder: 'Hier sind sie in dieser Reihenfolge.',
  startedOver:
    'Fangen wir neu an: Was suchen Sie? Nennen Sie mir zum Beispiel einen Ort, einen Preis oder eine Zahl von Schlafzimmern.',
  wentBack: 'Zurück zu Ihrer Suche davor.',
  bookThere: (target) => `Hier können Sie einen Termin buchen: [Zeit auswählen](${target}).`,
  personAsked: () =>
    'Die Firma weiß, dass Sie mit jemandem sprechen möchten. Wer gerade frei ist, antwortet Ihnen gleich hier. Sie können auch Ihre Kontaktdaten hinterlassen, damit man Sie erreicht.',
  hoursBegin: (day, time) => `Das Büro ist wieder besetzt: ${day}, ${time}.`,
  nobodyCame:
    'Im Moment ist niemand frei. Hinterlassen Sie Ihre Kontaktdaten, damit jemand von der Firma Sie erreicht.',
  nothingToGoBackTo: 'Davor gab es keine Suche.',
  nothingShown:
    'Ich habe Ihnen noch nichts gezeigt; sagen Sie mir, was Sie suchen, zum Beispiel „Haus mit 3 Schlafzimmern bis 500.000“.',
  noSuchPosition: (shown, count) =>
    `Ich habe Ihnen eben ${shown} ${count === 1 ? 'Angebot' : 'Angebote'} gezeigt; sagen Sie mir, welches davon Sie meinen.`,
  thatWasAll: (described, total) => `Das war alles${described === '' ? '' : `: ${described}`}; insgesamt ${total}.`,
  ignored: (words) => `Mit ${words} konnte ich nichts anfangen.`,
  cutShort: '… (Diese Antwort war zu lang und endet hier.)',
  brokeOff: '… (Meine Antwort brach hier ab; was bis hierher steht, gilt.)',
  goOn: 'Bitte sprich weiter.',
  readInPart:
    'Ihre Nachricht ist lang: Ich habe Anfang und Ende gelesen. Sagen Sie mir das Wichtigste in wenigen Worten.',
  unknownPlace: (names) => `In ${names} gibt es hier keine Angebote.`,
  placesHere: (names) => `Die meisten Angebote hier liegen in ${names}.`,

  facts: {
    Price: fact('Preis', plain, 'Preis unbekannt'),
    Bedrooms: fact('Schlafzimmer', (value) => `${value} Schlafzimmer`, 'Zahl der Schlafzimmer unbekannt'),
    Bathrooms: fact('Bäder', many('Bad', 'Bäder'), 'Zahl der Bäder unbekannt'),
    BuildingArea: fact('Wohnfläche', (value) => `${value} Wohnfläche`, 'Wohnfläche unbekannt'),
    LotArea: fact('Grundstück', (value) => `Grundstück ${value}`, 'Grundstücksgröße unbekannt'),
    YearBuilt: fact('Baujahr', (value) => `Baujahr ${value}`, 'Baujahr unbekannt'),
    HOAMonth: fact('Hausgeld (HOA)', (value) => `Hausgeld (HOA) ${value}`, 'kein Hausgeld (HOA) angegeben'),
    ParkingSpots: fact('Stellplätze', many('Stellplatz', 'Stellplätze'), 'kein Stellplatz angegeben'),
    DaysOnMarket: fact(
      'Tage auf dem Markt',
      (value, count) => `seit ${value} ${count === 1 ? 'Tag' : 'Tagen'} auf dem Markt`,
      'Tage auf dem Markt unbekannt',
    ),
    DepositFee: fact('Kaution', (value) => `Kaution ${value}`, 'Kaution unbekannt'),
    ZestimatePrice: fact('Zestimate', (value) => `Zestimate ${value}`, 'kein Zestimate angegeben'),
    UnitAreaPrice: fact('Preis je Fläche', plain, 'Preis je Fläche unbekannt'),
    PropertyType: fact('Art', plain, 'Art unbekannt'),
    SaleType: fact('Angebot', plain, 'unbekannt, ob zum Kauf oder zur Miete'),
    Status: fact('Status', plain, 'Status unbekannt'),
    Tours: fact('Besichtigung', plain, 'weder Rundgang noch offene Besichtigung angegeben'),
    SpaceType: fact('Umfang', plain, 'unbekannt, ob ganze Unterkunft oder Zimmer'),
    Address: fact('Adresse', (value) => `die Adresse ist ${value}`, 'das Angebot nennt keine Adresse'),
    MLSNumber: fact('MLS', (value) => `MLS ${value}`, 'keine MLS-Nummer'),
  },
  aMonth: (amount) => `${amount} im Monat`,
  studio: 'Studio',
  nameless: (type, place, mlsNumber) => `${type}${place === '' ? '' : ` in ${place}`}, MLS ${mlsNumber}`,
  listedBy: (names) => `angeboten von ${names}`,
  statuses: {
    Active: 'als aktiv geführt; ob es noch zu haben ist, weiß nur die Firma selbst',
    PreOnMarket: 'demnächst, noch nicht auf dem Markt',
    Pending: 'Verkauf läuft, noch nicht abgeschlossen',
    ActiveUnderContract: 'unter Vertrag, der Verkauf ist noch nicht abgeschlossen',
    Sold: 'verkauft',
  },
  tours: {
    OpenHouse: 'eine offene Besichtigung ist angegeben, aber keine Uhrzeit',
    '3D': 'ein 3D-Rundgang ist angegeben',
  },
  perArea: (amount, unit) => `${amount} pro ${unit}`,
  unitNames: { feet: 'Quadratfuß', meters: 'm²' },
  computed: ' (aus Preis und Wohnfläche gerechnet)',
  away: (distance, from) => `${distance} von ${from}`,
  distanceTo: (distance, place) => `etwa ${distance} Luftlinie von ${place}, gemessen bis zur Mitte der Angebote dort`,
  distanceUnknown: (place) =>
    `wie weit es von ${place} ist, ist unbekannt, weil das Angebot keine Lage auf der Karte nennt`,
  notAPlaceHere: (place) => `in ${place} gibt es hier keine Angebote, deshalb kann ich das nicht messen`,
  says: (feature, quoted) => `${feature}: ${quoted}`,
  mentions: (feature) => `im Angebot steht ${feature}`,
  yes: (clause) => `ja, ${clause}`,
  no: (clause) => `nein, ${clause}`,
  denies: (feature, quoted) => `${feature}: nein; im Angebot steht: ${quoted}`,
  doesNotSay: (feature) => `das Angebot sagt nichts zu „${feature}“, das ist also unbekannt`,
  comesNearest: (quoted) => `Am nächsten kommt dort: ${quoted}`,
  inItsWords: (quoted) => `Im Angebot steht: ${quoted}`,
  pictures: (home, formatted, count) => `${home} hat ${formatted} ${count === 1 ? 'Bild' : 'Bilder'}`,
  noPictures: (home) => `Zu ${home} gibt es keine Bilder.`,
  picture: (position) => `Bild ${position}`,
  link: (home) => `Hier ist die Seite von ${home}.`,
  noLink: (home) => `Zu ${home} gibt es keine Webseite.`,
  alsoKnown: (facts) => `Außerdem: ${facts}.`,

  homeColumn: 'Angebot',
  notSaid: 'nicht angegeben',
  differences: {
    Price: (amount) => `kostet ${amount} weniger`,
    Bedrooms: (amount) => `hat ${amount} Schlafzimmer mehr`,
    Bathrooms: moreOf('Bad', 'Bäder'),
    BuildingArea: (amount) => `hat ${amount} mehr Wohnfläche`,
    LotArea: (amount) => `hat ${amount} mehr Grundstück`,
    YearBuilt: (amount, count) => `ist ${amount} ${count === 1 ? 'Jahr' : 'Jahre'} neuer`,
    HOAMonth: (amount) => `hat ein um ${amount} niedrigeres Hausgeld (HOA)`,
    ParkingSpots: moreOf('Stellplatz', 'Stellplätze'),
  },
  saidOf: (home, predicates) => `${home} ${joinAnd(predicates)}`,
  allAlike: 'In allem, was beide angeben, sind sie gleich.',
  needTwo:
    'Zum Vergleichen brauche ich zwei Angebote; lassen Sie sich zuerst welche zeigen und sagen Sie dann zum Beispiel „vergleiche die ersten beiden“.',
  first: {
    Price: ways('ist am günstigsten', 'ist am teuersten'),
    BuildingArea: ways('ist am kleinsten', 'ist am größten'),
    LotArea: ways('hat das kleinste Grundstück', 'hat das größte Grundstück'),
    DaysOnMarket: ways('ist das neueste Angebot', 'ist am längsten auf dem Markt'),
    YearBuilt: ways('ist am ältesten', 'ist am neuesten gebaut'),
    HOAMonth: ways('hat das niedrigste Hausgeld (HOA)', 'hat das höchste Hausgeld (HOA)'),
    UnitAreaPrice: ways('hat den niedrigsten Preis je Fläche', 'hat den höchsten Preis je Fläche'),
    Bedrooms: ways('hat die wenigsten Schlafzimmer', 'hat die meisten Schlafzimmer'),
    Bathrooms: ways('hat die wenigsten Bäder', 'hat die meisten Bäder'),
    Distance: ways('liegt am nächsten', 'liegt am weitesten weg'),
  },
  firstAlike: (homes, value) => `${homes} sind darin gleich: ${value}`,
  theseMeet: (criterion, count) =>
    `Von den gezeigten Angeboten ${count === 1 ? 'passt dieses' : 'passen diese'} zu „${criterion}“:`,
  noneMeets: (criterion) => `Keines der gezeigten Angebote sagt das: „${criterion}“.`,
  alsoAmongAll: (total) => `Das gilt auch unter allen ${total} Treffern.`,
  amongAll: (total, home, value) => `Unter allen ${total} Treffern ist es ${home}: ${value}.`,

  figure: (kind, field, saleType, value) =>
    `${figureFields[field] ?? field} ${figureKinds[kind]}${saleType === null ? '' : saleType === 'for_sale' ? ', zum Kauf' : ', Miete im Monat'}: ${value}`,
  figures: (total, count, described, figures) =>
    `${figures.charAt(0).toUpperCase()}${figures.slice(1)}. Gerechnet über ${total} ${count === 1 ? 'Angebot' : 'Angebote'}${described === '' ? '' : `: ${described}`}.`,
  noFigure: 'Keines der passenden Angebote sagt das, deshalb ist diese Zahl unbekannt.',

  sayMore: 'zeig mir mehr',
  clicks: {
    changed: 'Ihre Suche hat sich seitdem geändert; so steht sie jetzt.',
    gone: (count) =>
      count === 1 ? 'Dieses Angebot gibt es hier nicht mehr.' : 'Diese Angebote gibt es hier nicht mehr.',
    similarTo: (home) => `Ähnlich wie ${home}:`,
    wentBeyond: (criteria) => `In allem ähnlich ist hier nichts, deshalb habe ich über ${criteria} hinausgeschaut.`,
    noneSimilar: (home) => `Ich habe hier nichts gefunden, was ${home} ähnlich ist.`,
    counted: (label, total) => `${label} (${total})`,
  },
  next: {
    more: (count, isOne) => `Sagen Sie „zeig mir mehr“ für ${isOne ? 'das nächste' : `die nächsten ${count}`}.`,
    narrowOrMore: (said, total) => `Sagen Sie „zeig mir mehr“ für die nächsten; mit ${said} blieben ${total}.`,
    compare: 'Fragen Sie nach einem davon, zum Beispiel „vergleiche die ersten beiden“.',
    askAboutOne: 'Fragen Sie mich alles, was im Angebot stehen kann, zum Beispiel „wann wurde es gebaut?“.',
    askPayment: 'Fragen Sie mich alles dazu, zum Beispiel „wie hoch wäre die Monatsrate?“.',
  },
  sayAtMost: (amount) => `unter ${amount}`,
  sayBedrooms: (count) => `mindestens ${count} Schlafzimmer`,
  sayYes: (count) => `Sagen Sie „ja“, um ${count === 1 ? 'es' : 'sie'} zu sehen.`,
  closest: {
    sold: (total, count) =>
      count === 1
        ? 'Zurzeit wird keines angeboten; 1 verkauftes passt. Soll ich es zeigen? Sagen Sie „ja“.'
        : `Zurzeit wird keines angeboten; ${total} verkaufte passen. Soll ich sie zeigen? Sagen Sie „ja“.`,
    these: (count) => (count === 1 ? 'Dieses kommt dem am nächsten:' : 'Diese kommen dem am nächsten:'),
    misses: (home, misses) => `${home} – ${misses}`,
    seeAll: (total) => `Sagen Sie „ja“, dann zeige ich alle ${total}, auch ohne das, was diesen fehlt.`,
    none: 'Nichts hier kommt dem nahe. Versuchen Sie es mit anderen Grenzen oder weniger Wünschen.',
  },

  mortgage: {
    payment: (home, { payment, price, loan, down, downPercent, rate, years }) =>
      `Etwa ${payment} im Monat${home === null ? '' : ` für ${home}`}: Zins und Tilgung für ein Darlehen von ${loan} über ${years} Jahre zu ${rate}, bei ${down} (${downPercent}) Anzahlung auf ${price}.`,
    assumed: (parts) => `Angenommen habe ich ${parts}, weil Sie nichts dazu gesagt haben.`,
    assumedDown: (percent) => `${percent} Anzahlung`,
    assumedRate: (rate) => `einen Zins von ${rate}`,
    assumedYears: (years) => `${years} Jahre Laufzeit`,
    withHoa: (fee, sum) => `Mit dem Hausgeld (HOA) von ${fee} im Monat sind es ${sum}.`,
    notIncluded: (hoaKnown) =>
      hoaKnown
        ? 'Steuern und Versicherung sind nicht enthalten.'
        : 'Steuern und Versicherung sind nicht enthalten; ein Hausgeld (HOA) nennt das Angebot nicht.',
    change:
      'Sagen Sie zum Beispiel „mit 10 % Anzahlung zu 5 % auf 15 Jahre“, um das zu ändern; es ist eine Schätzung, kein Angebot.',
    afford: (monthly, { price, loan, down, downPercent, rate, years }) =>
      `Mit ${monthly} im Monat könnten Sie etwa ${price} bezahlen: ein Darlehen von ${loan} über ${years} Jahre zu ${rate}, und ${down} (${downPercent}) Anzahlung.`,
    affordExcludes: 'Steuern, Versicherung und Hausgeld (HOA) kommen dazu, lassen Sie also etwas Luft.',
    affordHomes: (count, price, said) =>
      `${count} der Kaufangebote hier kosten höchstens ${price}; sagen Sie ${said}, um sie zu sehen.`,
    needHome:
      'Für welchen Preis? Lassen Sie sich etwas zeigen oder nennen Sie einen, zum Beispiel „Monatsrate für 450.000 mit 20 % Anzahlung“.',
    needMonthly:
      'Sagen Sie mir, wie viel Sie im Monat zahlen möchten, zum Beispiel „was kann ich mir für 2.500 im Monat leisten“.',
    isRental: (home) => `${home} ist zu mieten, dafür braucht man kein Darlehen.`,
    noPrice: (home) => `Zu ${home} ist kein Preis angegeben, deshalb kann ich keine Rate ausrechnen.`,
    paysCash: 'Dann bleibt nichts zu leihen, also gibt es keine Monatsrate.',
    outOfRange:
      'Mit diesen Zahlen kann ich nicht rechnen: eine Anzahlung liegt bei 0 bis 100 %, ein Zins bei 0 bis 30 %, und ein Darlehen läuft 1 bis 50 Jahre.',
  },
}
