import { makeTruths } from '../planted.ts'

const truth = makeTruths('German')

// biome-ignore format: a sentence a line
export const germanTruths = [
  ...truth('facts', 'sale', `
@home kostet @price.
@home hat @beds Schlafzimmer und @baths Bäder.
@home wurde @year gebaut.
@home hat @area Wohnfläche.
@home liegt in @city.
@home steht zum Verkauf.
@home ist seit @days Tagen auf dem Markt.`),
  ...truth('facts', 'rent', `
Die Miete für @home beträgt @price im Monat.
Die Kaution für @home beträgt @deposit.`),
  ...truth('facts', 'fireplace', `
@home hat einen Kamin.`),
  ...truth('facts', 'no pets', `
In @home sind Haustiere nicht erlaubt.`),
  ...truth('facts in other wordings', 'sale', `
Der Preis von @home beträgt @price.
Für @price bietet @home @beds Schlafzimmer.
@home in @city hat @baths Bäder.
Das Haus stammt aus dem Jahr @year und hat @beds Schlafzimmer.`),
  ...truth('visitor quoted', null, `
ich suche ein Haus unter 460.000 $ >> Sie haben nach Häusern unter 460.000 $ gefragt.
ich möchte 3 Schlafzimmer >> Sie wollten 3 Schlafzimmer.
etwas mit Pool >> Sie haben nach einem Pool gefragt.`),
  ...truth('politeness', null, `
Hallo und herzlich willkommen!
Vielen Dank für Ihre Frage.
Entschuldigung, das habe ich nicht verstanden.
Ich wünsche Ihnen einen schönen Tag!`),
  ...truth('offers and questions', null, `
Möchten Sie weitere solche Häuser sehen?
Wie hoch ist Ihr Budget?
Möchten Sie kaufen oder mieten?
Ich kann auch nach Preis oder Größe suchen.`),
  ...truth('general knowledge', null, `
Ein Zweifamilienhaus hat zwei Wohnungen.
Ein Jahr hat zwölf Monate.
Viele Käufer nehmen einen Kredit bei der Bank auf.
Ein Umzug braucht Zeit.`),
  ...truth('counts of other things', null, `
Sie haben zwei Möglichkeiten: anrufen oder schreiben.
Ich kann ein oder zwei Fragen auf einmal beantworten.
Drei Dinge sind wichtig.
Ich habe zwei Fragen an Sie.`),
  ...truth('terms', null, `
Ein Studio ist eine Wohnung ohne eigenes Schlafzimmer.
Eine Hypothek ist ein Kredit, für den das Haus bürgt.
Das Hausgeld zahlen die Eigentümer für das gemeinsame Gebäude.`),
  ...truth('steps of buying', null, `
Zuerst machen Sie ein Angebot, dann antwortet der Verkäufer.
Lesen Sie den Vertrag, bevor Sie ihn unterschreiben.
Es hilft, früh mit einer Bank zu sprechen.`),
  ...truth('unknown said', 'sale', `
In der Anzeige steht nicht, ob @home eine Sauna hat.
Ich weiß nicht, ob @home einen Pool hat.
Ich kann nicht sagen, ob eine Gegend sicher ist.
Die Anzeige erwähnt die Grundsteuer nicht.`),
]
