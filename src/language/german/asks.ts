import type { AskTag } from '../ask-tags.ts'

/** How German asks; each tag's phrases, separated by commas. */
export const germanAsks: Record<AskTag, string> = {
  'talk.greeting': `hallo, hi, hey, guten tag, guten morgen, guten abend, moin, moin moin, servus, grüß gott, grüezi, tag, morgen,
    hallo zusammen, schönen guten tag, einen schönen guten tag, tach, hallöchen, guten tag zusammen, na`,
  'talk.thanks': `danke, danke schön, dankeschön, vielen dank, herzlichen dank, besten dank, danke sehr, danke dir, danke ihnen, tausend dank,
    danke für die hilfe, danke für ihre hilfe, vielen dank für die hilfe, vielen dank für ihre hilfe, super danke, merci, das hilft, das hilft mir, sehr hilfreich, gut gemacht, lieben dank, ich danke ihnen, danke vielmals`,
  'talk.goodbye': `tschüss, tschüß, tschau, ciao, auf wiedersehen, wiedersehen, bis bald, bis dann, bis später, schönen tag noch, schönen tag,
    einen schönen tag noch, schönen abend noch, schönen abend, gute nacht, das wars, das war's, das war alles, mach's gut, machs gut, schönes wochenende, bye, ade, auf wiederhören, keine weiteren fragen, das ist alles`,
  'talk.who': `wer bist du, wer sind sie, was bist du, was sind sie, wie heißt du, wie heißen sie, wie ist dein name, wie ist ihr name, bist du ein mensch,
    sind sie ein mensch, bist du ein bot, sind sie ein bot, bist du ein roboter, sind sie ein roboter, bist du echt, sind sie echt, bist du eine ki, sind sie eine ki, bist du ein computer, ist das ein bot, ist das ein mensch, mit wem spreche ich, mit wem rede ich, bist du chatgpt, sind sie eine maschine, spreche ich mit einem menschen, rede ich mit einem menschen, bist du eine maschine`,
  'talk.help': `hilfe, hilf mir, helfen sie mir, was kannst du, was können sie, was kannst du alles, was machst du, was machen sie, wie funktioniert das, wie geht das,
    wie funktioniert das hier, was kann ich fragen, was kann ich dich fragen, was kann ich sie fragen, kannst du mir helfen, können sie mir helfen, ich brauche hilfe, wie kannst du mir helfen, wie können sie mir helfen, wobei kannst du helfen, wobei können sie helfen, wobei können sie mir helfen`,
  'talk.howAreYou': `wie geht es dir, wie geht es ihnen, wie geht's, wie gehts, wie geht's dir, wie gehts dir, wie läuft's, wie läufts, alles klar, na wie geht's, was geht, wie geht es, alles gut`,
  'talk.complaint': `du bist dumm, sie sind dumm, du bist nutzlos, nutzlos, dumm, blöd, du bist blöd, so ein quatsch, quatsch, unsinn, das ist falsch, falsch, das stimmt nicht, stimmt nicht,
    das ist nutzlos, das hilft nicht, das hilft mir nicht, nicht hilfreich, du verstehst mich nicht, sie verstehen mich nicht, du verstehst nichts, das habe ich nicht gefragt, danach habe ich nicht gefragt, idiot, schlecht, schrecklich, furchtbar, du nervst, das nervt, scheiße, mist, das ist schlecht, das war nicht meine frage`,
  'talk.yes': `ja, ja bitte, ja gern, ja gerne, gern, gerne, jawohl, jo, jep, na klar, klar, sicher, natürlich, auf jeden fall, unbedingt, warum nicht, mach das, machen sie das, los, los geht's, klingt gut, sehr gern, sehr gerne, mach mal, ja klar, ja mach das, ja machen sie das`,
  'talk.no':
    'nein, nein danke, nö, nee, lieber nicht, kein interesse, nicht nötig, jetzt nicht, eher nicht, nein nein, ach nein',
  'talk.acknowledge': `ok, okay, alles klar danke, gut, prima, super, toll, perfekt, klasse, schön, verstanden, verstehe, ich verstehe, aha, achso, ach so, interessant, alles klar soweit, in ordnung, passt, wunderbar, großartig, cool, sehr gut, wow, hm, hmm, oh, ah, stimmt, genau, richtig, na gut, gut zu wissen, lol, haha, fein, alles in ordnung`,
  'talk.polite': `bitte, danke auch, sehr, so, dann, jetzt, heute, noch, alle, zusammen, und, mein freund, auch, mal, nochmal, schon, ihnen, dir, wirklich, na dann, fürs erste, erstmal, für alles, nun, doch`,

  'fact.Price':
    'der preis, preis, preise, kosten, kostet, kaufpreis, miete, kaltmiete, warmmiete, teuer, günstig, billig, angebotspreis, wert, monatsmiete, mietpreis',
  'fact.Bedrooms': 'schlafzimmer, schlafzimmern, zimmer, zimmern, schlafräume, zimmeranzahl, wie viele zimmer',
  'fact.Bathrooms': 'bad, bäder, bädern, badezimmer, badezimmern, toiletten, toilette, wc, wcs, gäste-wc',
  'fact.BuildingArea': `die wohnfläche, die größe, größe, wohnfläche, quadratmeter, qm, m2, fläche, wohnraum, nutzfläche, quadratfuß, sqft, gesamtfläche`,
  'fact.LotArea': `das grundstück, die grundstücksgröße, grundstück, grundstücksgröße, grundstücksfläche, garten groß, größe des grundstücks, wie groß ist das grundstück, wie groß ist der garten, wie viel grundstück, wie viel land, grundstücks, parzelle`,
  'fact.YearBuilt': `das baujahr, baujahr, gebaut, erbaut, errichtet, wie alt, alt, alter, wann wurde es gebaut, wann gebaut, aus welchem jahr, von wann ist, jahr`,
  'fact.HOAMonth': `das hausgeld, hausgeld, hoa, hoa-gebühr, hoa-gebühren, nebenkosten, wohngeld, verwaltungskosten, verwaltungsgebühr, verwaltungsgebühren, eigentümergemeinschaft`,
  'fact.ParkingSpots': `garage, garagen, stellplatz, stellplätze, parkplatz, parkplätze, parken, parkmöglichkeit, parkmöglichkeiten, carport, auto abstellen, auto parken, tiefgarage`,
  'fact.DaysOnMarket': `wie lange, auf dem markt, am markt, seit wann, tage auf dem markt, inseriert, wie lange schon, online, eingestellt, wann eingestellt, wann inseriert, seit wann inseriert`,
  'fact.DepositFee': 'die kaution, kaution, mietkaution, wie hoch ist die kaution',
  'fact.ZestimatePrice': 'zestimate, schätzwert, geschätzter wert, marktwert, verkehrswert, schätzung',
  'fact.UnitAreaPrice': `quadratmeterpreis, preis pro quadratmeter, preis pro qm, preis je quadratmeter, pro quadratmeter, pro qm, je quadratmeter, kostet der quadratmeter, preis pro quadratfuß, pro quadratfuß, preis pro m2, preis pro fläche`,
  'fact.PropertyType': `typ, art, was für ein haus, was für eine wohnung, was für eine immobilie, was für ein objekt, was für ein typ, welche art, objektart, haustyp, immobilientyp`,
  'fact.Status': `verfügbar, noch verfügbar, noch zu haben, noch frei, verkauft, schon verkauft, reserviert, status, vermietet, schon weg, noch da, vergeben, bereits verkauft, noch auf dem markt, frei`,
  'fact.Tours': `besichtigung, besichtigen, besichtigungstermin, besichtigungstermine, open house, tag der offenen tür, rundgang, virtueller rundgang, 3d-rundgang, 3d-tour, tour, virtuelle tour, anschauen kommen, vor ort ansehen, offene besichtigung, besichtigungen`,
  'fact.SpaceType': 'ganze wohnung, ganze unterkunft, nur ein zimmer, wg, ganzes haus, komplette wohnung',
  'fact.Address':
    'die adresse, adresse, anschrift, wo liegt, wo ist, wo befindet sich, welche straße, in welcher straße, straße, lage, wo, plz, postleitzahl, welche stadt, in welcher stadt, wo genau',
  'fact.MLSNumber': 'mls, mls-nummer, mls nummer, inseratsnummer, objektnummer, angebotsnummer, mls-nr, referenznummer',
  'weak.Price': 'wie viel, wieviel, wie teuer, was kostet, wie viel kostet, wieviel kostet',
  'weak.BuildingArea': 'wie groß, groß, wie klein, wie geräumig',

  'ask.distance': `wie weit, entfernung, entfernt, weit weg, weit entfernt, wie weit ist es, wie weit weg, wie nah, distanz, wie viele kilometer, wie viele meilen, abstand, weit von, wie weit entfernt`,
  'ask.detail': `mehr über, mehr zu, mehr dazu, mehr darüber, details, einzelheiten, beschreibung, beschreib, beschreibe, beschreiben sie, informationen, infos, mehr infos, mehr informationen, genaueres, erzähl mir mehr, erzählen sie mir mehr, erzähl mir, erzählen sie mir von, näheres, was weißt du über, was wissen sie über, alles über, genauer, mehr erfahren, erzähl mehr, erzählen sie mehr, was steht drin, exposé`,
  'ask.pictures': `bild, bilder, bildern, foto, fotos, aufnahmen, wie sieht es aus, wie sieht das aus, wie sieht die wohnung aus, wie sieht das haus aus, aussehen`,
  'ask.link':
    'link, links, url, webseite, website, internetseite, seite davon, zur seite, webadresse, seite des angebots, schick mir den link, zum angebot',
  'ask.compare': `vergleich, vergleiche, vergleichen, vergleichen sie, unterschied, unterschiede, unterscheiden, gegenüberstellen, gegenüberstellung, im vergleich, was ist besser, welches ist besser, welche ist besser, verglichen`,
  'ask.which':
    'welches, welche, welcher, welches davon, welche davon, eines davon, eins davon, welches hat, welche haben, hat eines, hat eins davon, gibt es eines, irgendeines davon, irgendeins davon, welchem',
  'ask.question': `was, wie, hat, ist, kann, wann, wo, wer, haben, gibt es, sind, sag mir, sagen sie mir, zeig mir, zeigen sie mir, zeige mir, wurde, war, und, schick mir, schicken sie mir, liegt, darf, dürfen, kostet es, gibt's, warum, wozu, beträgt, hoch`,

  'point.one': `das baujahr, die wohnfläche, die größe, die adresse, das hausgeld, der preis, die kaution, das grundstück, die grundstücksgröße, es, das, dieses, diese, dieser, davon, das haus, die wohnung, das angebot, die immobilie, das objekt, das da, dieses haus, diese wohnung, dieses angebot, diese immobilie, dort, dafür, dazu, da, dieses objekt, das apartment, es da, die villa, das grundstück da, sie, ihn, er, dabei`,
  'point.last':
    'das letzte, die letzte, der letzte, letzte, letztes, das letzte angebot, das letzte haus, die letzte wohnung, beim letzten, vom letzten',
  'point.two': `die ersten beiden, die ersten zwei, die beiden, beide, beiden, den ersten beiden, die ersten 2, ersten beiden, ersten zwei, diese beiden, die zwei, diese zwei, von beiden, die beiden ersten, der ersten beiden`,
  'point.three':
    'die ersten drei, die ersten 3, alle drei, die drei, diese drei, ersten drei, den ersten drei, die drei ersten, der ersten drei',
  'point.all': `alle, diese angebote, diese häuser, diese wohnungen, die angebote, allen, von denen, unter denen, denen, alle davon, von diesen, die liste, diese hier, die häuser, die wohnungen, die gezeigten, deine liste, ihre liste, alle fünf, davon alle, welche von denen`,
  'point.number':
    'nummer, nr, nr., #, angebot, haus, wohnung, objekt, option, angebot nummer, haus nummer, wohnung nummer, nummero',

  'loan.payment': `monatsrate, monatliche rate, monatlichen rate, rate, raten, kreditrate, darlehensrate, hypothek, kredit, darlehen, finanzierung, finanzieren, monatliche zahlung, monatliche belastung, baufinanzierung, hypothekenrate, tilgung, monatlich zahlen, monatlich kosten, kosten im monat, kosten pro monat, im monat zahlen, pro monat zahlen, im monat kosten, annuität, monatliche kosten, immobilienkredit`,
  'loan.afford': `leisten, mir leisten, uns leisten, kann ich mir leisten, können wir uns leisten, leisten kann, was kann ich mir leisten, wie viel haus, wie viel kann ich leihen, wie viel kann ich mir leisten, wie teuer darf, was bekomme ich für`,
  'loan.down': `anzahlung, eigenkapital, anzahlen, eigenmittel, eigenanteil, vorab, anzahlung von, eigenkapital von`,
  'loan.rate':
    'zins, zinsen, zinssatz, zu, sollzins, effektivzins, bei einem zins von, zinssatz von, prozent zinsen, hypothekenzins',
  'loan.years': 'jahre, jahren, jahr, laufzeit, jahre laufzeit, auf jahre, jahre lang',
  'loan.month': 'im monat, pro monat, monatlich, jeden monat, monat, /monat, mtl, je monat',
  'loan.percent': '%, prozent, v.h., prozente',
  'loan.tenths': '',
  'loan.cash': 'bar, in bar, bar bezahlen, barzahlung, ohne kredit, ohne darlehen, ohne finanzierung',
  'loan.income': `ich verdiene, wir verdienen, mein einkommen, einkommen, gehalt, mein gehalt, jahreseinkommen, monatseinkommen, verdienst, netto, brutto, im jahr, pro jahr, jährlich, haushaltseinkommen`,
}
