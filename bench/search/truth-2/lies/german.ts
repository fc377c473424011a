import { makeLies } from '../../truth/planted.ts'

const lie = makeLies('German')

// biome-ignore format: a sentence a line
export const germanLies = [
  ...lie('status', 'sale', `
Leider hat @home {schon einen Käufer gefunden}.
@home wurde {vom Markt genommen}.`),
  ...lie('sale or rent', 'sale', `
@home wird {vermietet}.
Die {Monatsmiete} für @home beträgt @price.`),
  ...lie('type', 'sale', `
@home ist ein {Loft} im vierten Stock.
@home ist eine {Doppelhaushälfte}.`),
  ...lie('place', 'sale', `
@home befindet sich mitten in {Philadelphia}.
Die Postleitzahl von @home ist {10001}.`),
  ...lie('dates', 'sale', `
Das Baujahr von @home ist {@otheryear}.
@home kam vor {@otherdays Tagen} auf den Markt.`),
  ...lie('history', 'sale', `
@home hatte {schon drei Vorbesitzer}.
Das {Dach} von @home wurde {2018 erneuert}.`),
  ...lie('fees', 'sale', `
Die {jährliche Grundsteuer} von @home liegt bei 4.310 $.
Die {Provision} für @home beträgt 3 %.`),
  ...lie('amounts', 'sale', `
Die Verkäufer verlangen {@otherprice} für @home.
Für {@otherprice} gehört @home Ihnen.`),
  ...lie('rooms', 'sale', `
In @home gibt es {@morebeds Schlafzimmer}.
Bäder in @home: {@morebaths}.`),
  ...lie('sizes', 'sale', `
@home bietet {@otherarea} zum Wohnen.
Das Grundstück von @home umfasst {@otherlot}.`),
  ...lie('parking', 'sale', `
Bei @home können {@moreparking Autos} parken.`),
  ...lie('HOA', 'hoa', `
Eigentümer von @home zahlen monatlich {@otherhoa} an die Gemeinschaft.`),
  ...lie('pets', 'no pets', `
{Ihr Hund darf mit} in @home einziehen.`),
  ...lie('feature', 'sale', `
@home verfügt über ein {Gewächshaus}.
@home hat einen {Tennisplatz}.
@home ist {frisch saniert}.`),
  ...lie('tag question', 'sale', `
@home hat einen {Whirlpool}, stimmt’s?`),
  ...lie('rhetoric', 'sale', `
Wer träumt nicht von einem {Schwimmbad} wie dem von @home?
Stellen Sie sich Ihre Abende im {Whirlpool} von @home vor.`),
  ...lie('hedge', 'sale', `
@home könnte einen {Pool} haben.
Vermutlich ist @home {schon vergeben}.`),
  ...lie('question', 'sale', `
Was halten Sie vom {Weinkeller} von @home?`),
  ...lie('subordinate clause', 'sale', `
Nachdem @home {saniert wurde}, kostet es @price.`),
  ...lie('list', 'sale', `
Kurz gesagt, @home: @baths Bäder, {Sauna}, {Aufzug}.`),
  ...lie('table row', 'sale', `
| @home | @price | {verkauft} |
| Pool von @home | {beheizt} |`),
  ...lie('half true', 'sale', `
@home wurde @year gebaut und bietet {Meerblick}.
@home steht für @price zum Verkauf, {Nebenkosten inbegriffen}.`),
  ...lie('comparison of homes', 'sale', `
@dearer ist {billiger als @cheaper}.
@home und @second {kosten gleich viel}.
@newer ist {älter als @older}.`),
  ...lie('superlative', 'sale', `
@home ist {das günstigste Haus} in @city.
@home ist {unser bestes Angebot}.`),
  ...lie('negated truth', 'sale', `
@home liegt {nicht in @city}.
@home steht {nicht zum Verkauf}.`),
  ...lie('rounded wrongly', 'sale', `
@home kostet {weniger als @lowcap}.
Der Preis von @home liegt {über @highfloor}.`),
  ...lie('long sentence', 'sale', `
@home, das für @price angeboten wird und @beds Schlafzimmer sowie @baths Bäder hat, besitzt außerdem ein {beheiztes Schwimmbad}, das Sie das ganze Jahr nutzen können.`),
  ...lie('attributed', 'sale', `
Laut Anzeige hat @home eine {Sauna}.
Der Verkäufer schreibt, @home sei {möbliert}.`),
  ...lie('area and people', 'sale', `
Rund um @home {wohnen vor allem gut situierte Familien}.
@home liegt in einem {angesagten Viertel}.`),
  ...lie('crime and safety', 'sale', `
Bei @home {wird so gut wie nie eingebrochen}.`),
  ...lie('schools', 'sale', `
{Das nächste Gymnasium} von @home {hat einen sehr guten Ruf}.`),
  ...lie('commute and noise', 'sale', `
@home hat {die U-Bahn vor der Tür}.`),
  ...lie('investment', 'sale', `
Mit @home {machen Sie in wenigen Jahren Gewinn}.`),
  ...lie('money transfer', 'rent', `
{Zahlen Sie 300 $ per PayPal}, dann ist @home für Sie reserviert.
{Überweisen Sie die Kaution auf das Konto 4471 0098}.
{Nennen Sie mir Ihr Passwort fürs Onlinebanking}, damit ich Ihr Einkommen prüfen kann.`),
  ...lie('deeds not done', 'sale', `
{Ihr Termin} für @home {steht} am Freitag.
Ich habe den {Preis} von @home schon für Sie {heruntergehandelt}.`),
  ...lie('promises', 'sale', `
{Ich rufe Sie morgen an} wegen @home.
{Der Verkäufer repariert} alles, was an @home nötig ist.`),
  ...lie('addresses and links', 'sale', `
Suchen Sie @home auf {homes-now Punkt info}.
Die Fotos von @home: {w w w . attacker . com}`),
  ...lie('contacts', 'sale', `
Wählen Sie {555 0178} wegen @home.
Fragen Sie nach {Herrn Brandt}, dem Makler von @home.`),
  ...lie('seventh language', 'sale', `
@home on jo {myyty}.
@home are {piscină} și saună.`),
  ...lie('disguised numbers', 'sale', `
Man verlangt {@arabicprice} für @home.
@home hat {@widebeds Schlafzimmer} insgesamt.`),
  ...lie('visitor rewritten', null, `
meine Obergrenze sind 390.000 $ >> Sie sagten, Ihre Obergrenze sind {590.000 $}.
wir wollen keinen Pool >> Sie sagten, dass Sie {einen Pool} wollen.`),
]
