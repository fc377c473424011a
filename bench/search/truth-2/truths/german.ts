import { makeTruths } from '../../truth/planted.ts'

const truth = makeTruths('German')

// biome-ignore format: a sentence a line
export const germanTruths = [
  ...truth('facts', 'sale', `
Die Verkäufer verlangen @price für @home.
@home ist noch zu haben.
Die MLS-Nummer von @home ist @mls.
Das Baujahr von @home ist @year.`),
  ...truth('facts', 'sold', `
@home ist bereits verkauft.`),
  ...truth('facts', 'rent', `
@home kostet @price Miete im Monat, dazu kommt eine Kaution von @deposit.`),
  ...truth('facts', 'no fireplace', `
@home hat keinen Kamin.`),
  ...truth('facts in other wordings', 'sale', `
In @city können Sie @home für @price kaufen.
@home ist Baujahr @year und hat @beds Schlafzimmer.
Was Bäder angeht, hat @home @baths.`),
  ...truth('rounded figures', 'sale', `
@home kostet rund @roundprice.
@home kostet weniger als @underprice.
@home kostet mehr als @overprice.
@home stammt aus den @decade.`),
  ...truth('comparison of homes', 'sale', `
@cheaper ist günstiger als @dearer.
@larger ist größer als @smaller.`),
  ...truth('tables and lists', 'sale', `
| Preis von @home | @price | ⏎ | --- | --- | ⏎ | Schlafzimmer | @beds | ⏎ | Bäder | @baths |
@home: @price; @beds Schlafzimmer; @baths Bäder; Baujahr @year.`),
  ...truth('long answers', 'sale', `
@home steht in @city für @price zum Verkauf, hat @beds Schlafzimmer, @baths Bäder und @area Wohnfläche und wurde @year gebaut.`),
  ...truth('hedged facts', 'sale', `
Laut Anzeige kostet @home @price.
Ich glaube, @home hat @beds Schlafzimmer.`),
  ...truth('visitor quoted', null, `
meine Obergrenze sind 390.000 $ >> Sie sagten, Ihre Obergrenze sind 390.000 $.
wir wollen keinen Pool >> Sie sagten, dass Sie keinen Pool wollen.`),
  ...truth('politeness', null, `
Sehr gern!
Viel Erfolg bei Ihrer Suche!
Entschuldigen Sie die Verwirrung.`),
  ...truth('offers and questions', null, `
Wenn Sie möchten, vergleiche ich zwei Häuser für Sie.
Wie viel möchten Sie ausgeben?
Soll ich sie nach Preis ordnen?`),
  ...truth('general knowledge', null, `
Ein Hektar sind 10.000 Quadratmeter.
Ältere Häuser brauchen oft mehr Pflege.
Zinsen steigen und fallen.`),
  ...truth('building and renting', null, `
Die Miete zahlt man meist einmal im Monat.
Eine gute Dämmung spart Energie.
Wer anbauen will, braucht oft eine Genehmigung.`),
  ...truth('counts of other things', null, `
Das Jahr hat vier Jahreszeiten.
Ich gebe Ihnen drei Tipps.`),
  ...truth('terms', null, `
Die Kaution ist Geld, das ein Mieter als Sicherheit hinterlegt.
Ein Gutachten ist die Schätzung des Werts durch Fachleute.
Ein Mieter ist jemand, der zur Miete wohnt.`),
  ...truth('steps of buying', null, `
Rechnen Sie zuerst aus, was Sie sich leisten können.
Der letzte Schritt ist der Termin beim Notar.
Schicken Sie nie Geld an Unbekannte.`),
  ...truth('unknown said', 'sale', `
Ob es in @home einen Aufzug gibt, steht nicht in der Anzeige.
Über die Steuern von @home habe ich keine Angaben.
Ich habe mit niemandem über @home gesprochen.`),
]
