import type { Topic } from '../../criteria/condition.ts'

/** What refines or continues the last search of a conversation. Tag -> phrases, separated by commas. */
export const followUpPhrases: Record<string, string> = {
  'follow.cheaper': `
    günstiger, günstigere[|s|n|r], billiger, billigere[|s|n|r], preiswerter, preiswertere[|s|n|r], preisgünstiger, noch günstiger, noch billiger, etwas günstiger, etwas günstigeres, was günstigeres, was billigeres, etwas billiger, etwas billigeres, weniger teuer, nicht so teuer, zu teuer, ist zu teuer,
    das ist zu teuer, sind zu teuer, niedrigerer preis, niedrigere preise, niedrigeren preis, niedrigeren preisen, gehts billiger, geht es billiger, gehts günstiger, geht es günstiger, geht's günstiger, geht's billiger, erschwinglichere[|s|n|r], bisschen günstiger, bisschen billiger, ein bisschen günstiger, ein bisschen billiger, weniger kosten, weniger teure, kleinerer preis, günstigere optionen, zu viel geld,
    günstiger als die, günstiger als diese, günstiger als das, günstiger als die hier, günstiger als die da,
    billiger als die, billiger als diese, billiger als das, billiger als die hier, billiger als die da`,
  'follow.pricier': `
    teurer, teurere[|s|n|r], teuere[|s|n|r], exklusiver, luxuriöser, höherpreisig, höherer preis, höhere preise, etwas teurer, etwas teureres, was teureres, noch teurer, hochwertiger, gehobener,
    teurer als die, teurer als diese, teurer als das, teurer als die hier, teurer als die da`,
  'follow.bigger': `
    größer, größere[|s|n|r], geräumiger, geräumigere[|s|n|r], mehr platz, mehr wohnfläche, mehr raum, etwas größer, etwas größeres, was größeres, noch größer, zu klein, ist zu klein, sind zu klein, das ist zu klein, mehr quadratmeter, bisschen größer, ein bisschen größer, gehts größer, geht es größer, geht's größer, mehr fläche, großzügiger,
    größer als die, größer als diese, größer als das, größer als die hier, größer als die da`,
  'follow.smaller': `
    kleiner, kleinere[|s|n|r], weniger platz, weniger wohnfläche, etwas kleiner, etwas kleineres, was kleineres, noch kleiner, zu groß, ist zu groß, sind zu groß, das ist zu groß, kompakter, bisschen kleiner, ein bisschen kleiner,
    kleiner als die, kleiner als diese, kleiner als das, kleiner als die hier, kleiner als die da`,
  'follow.newer': `
    neuer gebaut, neuere[|s|n|r], neuer, moderner, modernere[|s|n|r], etwas neueres, was neueres, etwas neuer, etwas moderneres, zu alt, ist zu alt, sind zu alt, das ist zu alt, jüngeres baujahr, jüngere[|s|n|r], jünger, noch neuer, neueres baujahr, bisschen neuer,
    neuer als die, neuer als diese, neuer als das, neuer als die hier, neuer als die da`,
  'follow.older': `älter, ältere[|s|n|r], etwas älteres, was älteres, etwas älter, zu neu, ist zu neu, zu modern, noch älter, älteres baujahr, historischer,
    älter als die, älter als diese, älter als das, älter als die hier, älter als die da`,
  'follow.moreBedrooms': `mehr schlafzimmer, mehr zimmer,  mehr schlafräume`,
  'follow.fewerBedrooms': `weniger schlafzimmer, weniger zimmer`,
  'follow.closer': `näher, näher dran, etwas näher, zu weit weg, zu weit, näher gelegen, zu weit entfernt,
    nicht so weit draußen, nicht so weit weg, nicht ganz so weit, zu weit draußen`,
  'follow.more': `
    mehr, zeig mir mehr, zeige mir mehr, mehr anzeigen, mehr zeigen, zeig mehr, zeige mehr, weitere, weiter, mehr ergebnisse, weitere ergebnisse, mehr angebote, weitere angebote, mehr häuser, weitere häuser, mehr wohnungen, weitere wohnungen, die nächsten, nächste seite, noch mehr, noch welche, noch andere, was noch, was gibt es noch, was hast du noch, was habt ihr noch, gibt es noch mehr, gibt es noch weitere, gibt's noch mehr, gibts noch mehr, mehr davon, mehr bitte, bitte mehr, noch weitere, andere, zeig mir andere, zeig mir die nächsten, zeige mir die nächsten, den rest, die restlichen, mehr optionen, weitere anzeigen, weitere objekte, mehr objekte, haben sie noch mehr, haben sie noch weitere, haben sie noch andere, zeigen sie mir mehr, zeigen sie mehr, mehr sehen, weitere sehen, ich will mehr sehen, weiter bitte, weiterblättern, nächsten ergebnisse,
    die anderen, die übrigen`,
  'follow.back': `
    zurück, geh zurück, gehe zurück, gehen sie zurück, einen schritt zurück, ein schritt zurück, rückgängig, mach das rückgängig, rückgängig machen, vorherige suche, zur vorherigen suche, vorherigen suche, zurück zur vorherigen suche, zurück zur letzten suche, letzte suche, zur letzten suche, wie vorher, wie vorhin, wie zuvor, davor, die vorherigen, vorherige ergebnisse, vorherigen ergebnisse, zurück zu den vorherigen, zurück zum vorherigen, nochmal zurück, zurücknehmen, nimm das zurück, eins zurück, zurück bitte, geh einen schritt zurück, die vorherige, zurück zu vorhin,
    die davor, das davor, der davor, die vorige, das vorherige, vergiss das, vergiss es, vergessen sie das,
    vergiss das letzte, vergiss was ich gesagt habe, nimm das zurück, nehmen sie das zurück`,
  'follow.steps': `
    schritte, schritt, schritten`,
  'follow.twice': `
    zweimal, zwei mal`,
  'follow.reset': `
    von vorne, von vorn, neue suche, neu anfangen, neu starten, neustart, zurücksetzen, alles zurücksetzen, suche zurücksetzen, filter zurücksetzen, alle filter zurücksetzen, alle filter löschen, filter löschen, alles löschen, vergiss alles, vergiss das alles, alles vergessen, fang von vorne an, fang neu an, fangen wir von vorne an, fangen wir neu an, nochmal von vorne, noch mal von vorne, noch einmal von vorne, komplett neu, andere suche, eine neue suche, neue suche starten, starte neu, beginne neu, reset, nochmal neu, lass uns von vorne anfangen, lass uns neu anfangen, alles auf anfang, etwas ganz anderes, was ganz anderes`,
  'follow.drop': `
    vergiss, vergesse, vergessen sie, vergessen wir, lass, lasse, lassen wir, lassen sie, streich, streiche,
    streichen, entferne, entfernen, ignoriere, ignorieren, ohne rücksicht auf, egal welche[|r|s|n|m], egal wie viele,
    egal wie hoch der, egal wie hoch die, egal wie groß, egal wie, unabhängig von, unabhängig vom, lösche, löschen,
    weg mit, weg mit dem, weg mit der, kein limit beim, kein limit für, keine begrenzung beim, keine grenze beim,
    jede[|r|s|n|m], beliebige[|r|s|n|m], ungeachtet, ungeachtet des, ungeachtet der, egal, ganz egal,
    ohne einschränkung beim, verzichte auf, verzichten wir auf, alle möglichen, brauche kein, brauche keine,
    brauche keinen, brauchen kein, brauchen keine, brauchen keinen, benötige kein, benötige keine, benötige keinen,
    benötigen kein, benötigen keine, benötigen keinen, ich brauche kein, ich brauche keine, ich brauche keinen,
    wir brauchen kein, wir brauchen keine, wir brauchen keinen, kann auf, mir egal ob, egal ob, ganz egal ob,
    egal ob mit, legen keinen wert auf, lege keinen wert auf, brauche ich nicht, ich brauche doch keinen,
    ich brauche doch keine,
    macht mir nichts aus, stört mich nicht, habe nichts gegen, verzichten auf, ich kann verzichten auf, wir können
    verzichten auf`,
  'follow.dropAfter': `
    kann ich verzichten, können wir verzichten, könnte ich verzichten, könnten wir verzichten, kann man verzichten, kann ich gut verzichten, können wir gut verzichten, verzichte ich, verzichten wir, kann verzichtet werden,
    egal, ist egal, ist mir egal, ist uns egal, sind egal, spielt keine rolle, spielen keine rolle, spielt keine rolle mehr, ist nicht wichtig, nicht wichtig, ist unwichtig, unwichtig, ist nicht mehr wichtig, nicht so wichtig, ist nicht so wichtig, ist nebensächlich, nebensächlich, weglassen, vergessen, weg, raus, rausnehmen, streichen, doch nicht, doch nicht mehr, nicht mehr nötig, nicht nötig, nicht mehr, brauche ich nicht, brauche ich nicht mehr, brauchen wir nicht, brauchen wir nicht mehr, ist flexibel, sind flexibel, flexibel, beliebig, ist beliebig, entfernen, ignorieren, löschen, muss nicht mehr sein, muss nicht sein, kann weg, können weg, ist doch egal, ist doch nicht so wichtig, ist nicht nötig, ist nicht mehr nötig, ist kein problem, kein problem, kannst du vergessen, kannst du weglassen, kannst du ignorieren, können sie weglassen, kannst du streichen, können sie vergessen, nicht relevant, ist irrelevant, irrelevant, offen, ist offen, ist zweitrangig, zweitrangig, nicht beachten, nicht berücksichtigen, außer acht lassen, keine rolle,
    sind nicht so wichtig, ist nicht mehr so wichtig, oder nicht, ist kein muss, kein muss, ist nicht entscheidend,
    hat keine priorität, ist verhandelbar, ist nicht zwingend, ist nicht unbedingt nötig,
    stört mich nicht, stört nicht, macht mir nichts aus,
    sind nicht nötig, sind nicht notwendig, ist nicht notwendig, sind kein muss`,
  'drop.Place': `
    egal wo, wo auch immer, überall, jede stadt, jede gegend, alle städte, alle orte, ort egal, lage egal, stadt egal, irgendwo, der ort ist egal, die stadt ist egal, die lage ist egal, ganz egal wo, egal in welcher stadt, egal welche stadt, beliebige stadt, beliebiger ort, in allen städten, in allen orten`,
  repair: `
    nein warte, warte nein, quatsch, ich meine, ich meinte, ich meinte natürlich, meinte aber, meine aber, wollte aber, sorry ich meine, äh nein, ähm nein, nein doch, korrektur, moment nein, vielmehr, oder besser gesagt, besser gesagt, nein lieber, ach nein, ach nee, nee warte, nee doch, nee lieber, ne warte, nein quatsch, halt nein, falsch, mein fehler, ich korrigiere, verzeihung ich meine, nein besser, oder nein, oder doch, oder doch lieber, nein ich meine, nein ich meinte, eher doch, ach quatsch, entschuldigung ich meine, entschuldigung ich meinte, wenn ich es mir recht überlege, bei näherer überlegung, nach reiflicher überlegung, oder besser, oder lieber, oder vielmehr, ändere das, ändere die, ändere den, ändern wir das, ändern sie das, ändern sie die, mach daraus, machen wir daraus, sagen wir, sagen wir lieber, sagen wir besser, verzeihung, tippfehler, vertippt, verschrieben, ich habe mich vertan, da habe ich mich vertan, habe mich vertan, hab mich vertan, hab mich vertippt, habe mich geirrt, ich habe mich geirrt, vertan, geirrt, verbesserung, ach was, ach so nein, nein nein, halt stopp, stopp, stop, kommando zurück, vergiss das, vergessen sie das, doch nicht, nein anders, anders gesagt, genauer gesagt, präziser gesagt, ich wollte sagen, wollte sagen, will sagen, gemeint ist, gemeint war, gemeint sind, das heißt nein, ich korrigiere mich, oh nein, nee quatsch, quatsch nein, nicht doch, blödsinn, unsinn,
    ich sagte, ich habe gesagt, ich hatte gesagt, ich wollte, ich hatte gebeten um`,
  'repair.soft': `
    eigentlich, besser, lieber, eher, doch lieber, ach, bzw., bzw, beziehungsweise, im grunde, lieber doch, doch eher, doch besser, dann doch, na ja, naja, also`,
  'repair.no': `
    nein, nee, nö, moment, sorry, entschuldigung, hm, hmm, äh, ähm, ne, nope, verzeihung, halt, warte, warten sie, ach, oh, ups, hups, öh, mh, hmmm, pardon, tut mir leid, mist`,
  'repair.rather': `
    lieber, lieber mit, eher, besser, lieber doch, doch lieber`,
  'repair.nay': `
    nein, nee, nö, ne, moment, sorry, verzeihung, entschuldigung, halt, warte, ups, quatsch, doch`,
  'follow.what': `
    was wenn, und wenn, wie wäre es mit,
    was ist mit, und was ist mit, wie sieht es aus in, wie sieht es in, wie sieht's in, wie siehts in, wie sieht es mit, wie sieht's mit, wie siehts mit, wie wäre es mit, wie wäre es in, wie wär es mit, wie wär's mit, wie wärs mit, wie wär's in, wie wärs in, und wie ist es mit, wie ist es mit, wie ist es in, versuch, versuche, probier, probiere, dann in, dann eben in, jetzt in, und wie sieht es aus in, und wie sieht es in, ändere auf, ändern auf, wechsle zu, wechseln zu, mach daraus, was gibt es in, und was gibt es in, und was gibt's in, jetzt, was ist denn mit, und jetzt in, dasselbe in, das gleiche in, dasselbe für, das gleiche für, gleiche suche in, selbe suche in, was haben sie in, was habt ihr in, was hast du in, zeig mir stattdessen,
    zurück nach, zurück zu, zurück zum, zurück zur, wieder in, wieder nach, geh auf, gehe auf, erhöhe auf, senke auf`,
  'follow.instead': `
    stattdessen, doch lieber, lieber doch, dann lieber, lieber, doch, nur, nur noch, bloß, ausschließlich, davon, von denen, von diesen, unter diesen, unter denen, darunter, welche davon, welche von denen, welches davon, diese, diesen, denen, dann, eher, anstelle dessen, nur die mit, die mit, das gleiche, dasselbe, die gleichen, aber nur, filtere, filter, einschränken, schränke ein auf, begrenze auf, beschränke auf, davon nur, davon bitte, sondern, jetzt nur, jetzt bitte nur, weiterhin`,
  'follow.add': `
    auch, zusätzlich, außerdem, dazu noch, dazu auch, füge hinzu, füg hinzu, hinzufügen, nimm auch, nimm dazu, ebenfalls, ebenso, auch noch, erweitere auf, nehmen sie auch, und auch, plus auch, dazunehmen, mit dazu, und zusätzlich, inklusive auch, noch dazu,
    dazu`,
  'follow.showAll': `
    zeig alle, zeige alle, zeig mir alle, zeige mir alle, zeigen sie mir alle, alle anzeigen, alles anzeigen, alle immobilien, alle objekte, alle angebote, alle inserate, zeig alles, zeige alles, zeig mir alles, zeige mir alles, was habt ihr, was hast du, was haben sie, was gibt es, was gibt's, was gibts, was habt ihr im angebot, was haben sie im angebot, was ist verfügbar, was ist alles verfügbar, alle davon, eure angebote, ihre angebote, zeig mir eure angebote, zeige mir angebote, zeig mir angebote, alles was ihr habt, alles was sie haben, alles was du hast, gesamtes angebot, was steht zum verkauf, alle ansehen, stöbern, was gibt es so, was habt ihr so`,
  'step.another': ` 
    weitere, zusätzlich, noch,
    weiteres, weiteren, weiterer, zusätzliches, zusätzliche, zusätzlichen, extra`,
  'step.oneLess': `
    minus, abzüglich, weniger`,
  'step.more': `
    mehr, zusätzlich, extra, obendrauf, drauf, drüber,  höher`,
  'step.less': `
    weniger, runter, drunter, niedriger`,
  'step.raise': `
    erhöhe, erhöhen, erhöh, steigere, steigern, hebe, heb, anheben,  geh, leg, lege, packe, pack, rechne,
    aufstocken, stocke`,
  'step.lower': `
    senke, senken, senk, reduziere, reduzieren, verringere, verringern, kürze, kürzen, zieh, ziehe`,
  'step.put': `
    leg, lege, packe, pack`,
  'glue.by': `
    um, nochmal, noch, mal`,
  'glue.onto': `
    drauf, dazu, auf,  aufs, ab`,
  'glue.may': `
    darf, dürfen, dürfte, dürften, darf auch, darf ruhig, dürfen auch, dürfen ruhig`,
  'glue.fine': `
    ist ok, ist okay, ist in ordnung, geht auch, ginge auch, wäre ok, wäre okay, wäre in ordnung, ist auch ok, ist
    auch okay, passt auch, ist auch in ordnung, darf es sein, darf auch sein, wäre auch ok, wäre auch okay, wäre auch in ordnung, wäre auch gut, reicht auch,
    tut's auch, tut es auch`,
  'follow.swap': `
    stattdessen, lieber, doch lieber, eher, dafür`,
  'follow.now': `
    jetzt, und jetzt, nun`,
  'follow.anew': `
    etwas anderes, was anderes, was ganz anderes, etwas ganz anderes, andere frage, andere suche, neue anfrage,
    themenwechsel`,
  'drop.limit': `
    preislimit, preisgrenze, preisobergrenze, budgetgrenze, budgetlimit,
    maximum, obergrenze, limit`,
  'glue.details': `
    mehr über, mehr infos, mehr informationen, mehr details, mehr zu`,
}

/** Words that ask for a place to park at all. */
export const parkingWords = `garage, garagen, stellplatz, stellplätze, stellplätzen, parkplatz, parkplätze, parkplätzen, parkmöglichkeit, parkmöglichkeiten, garagenplatz, garagenstellplatz, garagenstellplätze, autostellplatz,
  autostellplätze, pkw-stellplatz, pkw-stellplätze, kfz-stellplatz, außenstellplatz, einzelgarage, autogarage, parken`

const topicsOf: Record<string, Topic[]> = {
  'preis, preise, budget, kosten, preislimit, preisgrenze, preisrahmen, geld, preisobergrenze, maximalpreis, höchstpreis':
    ['Price', 'CurrencySymbol'],
  'ort, stadt, lage, gegend, standort, region, wo, plz, postleitzahl, umkreis, umgebung, stadtteil, viertel, entfernung':
    ['Place'],
  'größe, wohnfläche, fläche, quadratmeter, quadratmeterzahl': ['BuildingArea'],
  'schlafzimmer, zimmer, zimmerzahl, zimmeranzahl, schlafzimmeranzahl, schlafzimmerzahl, schlafzimmern': ['Bedrooms'],
  'bad, bäder, badezimmer, badezimmern': ['Bathrooms'],
  'garage, stellplatz, stellplätze, parkplatz, parkplätze, parken': ['ParkingSpots'],
  'art, typ, haustyp, immobilientyp, objektart, immobilienart, wohnungstyp': ['PropertyType'],
  'baujahr, alter, jahr': ['YearBuilt'],
  'merkmale, ausstattung, extras, eigenschaften, sonderwünsche, wünsche': ['Feature'],
  'hausgeld, hoa, nebenkosten, hoa-gebühr, hoa-gebühren': ['HOAMonth'],
  'grundstück, grundstücksgröße, grundstücksfläche, garten': ['LotArea'],
  status: ['Status'],
}

/** Topics by the words that let them go. */
export const dropWords: [string, Topic[]][] = Object.entries(topicsOf).flatMap(([words, topics]) =>
  words.split(', ').map((word): [string, Topic[]] => [word, topics]),
)
