/** Small words that the readers of amounts and places look for by themselves. Tag -> phrases, separated by commas. */
export const linkWords: Record<string, string> = {
  'glue.article': `
    ein, eine, einen, einem, einer, eines, eigene, eigenen, eigenes, eigener, eigenem, separate, separaten, getrennte,
    getrennten, volle, vollen, einzelne, einzelnen, ganze, ganzen, schöne, schönen, große, großen, kleine, kleinen,
    gute, guten, helle, hellen, richtige, richtigen, vollwertige, vollwertigen`,
  'glue.the': `
    der, die, das, den, dem, des`,
  'glue.of': `
    von, stück, vom`,
  'glue.in': `
    in, im`,
  'glue.and': `
    und, &, u`,
  'glue.beforeAmount': `
    der, die, das, den, dem, einem, einer, ein, eine, einen, bei, liegt, liegen, sein, von, ist, sind, summe, betrag,
    wert, grenze, insgesamt, so, auf, beträgt, jeweils, gesamt`,
  'glue.bound': `
    mehr, weniger, darüber, darunter`,
  'glue.from': `
    von, aus`,
  'glue.link': `
    von, ist, sind, sein, liegt, liegen, beträgt, betragen, bei, der, die, das, den, dem, ein, eine, einem, einer, mit,
    soll, sollte, sollten, sollen, darf, dürfen, muss, müssen, kann, können, in, im, höhe, zu, mir, uns, ich, wir, mein,
    meine, unser, unsere, maximale, maximaler, maximales, minimale, minimaler, auf, für, um die, groß, große, großes,
    großer, großen, großem, monatlich, monatliche, monatlichen, insgesamt, etwa so, so, nicht zu, habe, haben, wäre,
    wird, werden, wären, dabei, jedoch, hat, als, hätte, hätten, bitte, eigenem, eigenes, schönem, am, jeweils`,
  'glue.ground': `
    land, grund`,
  'glue.lowestPrice': `
    niedrigster preis, niedrigste preis, der niedrigste preis, geringster preis, kleinster preis, günstigster preis, mindestpreis, niedrigste miete, günstigste miete, mindestmiete`,
  'glue.highestPrice': `
    höchster preis, höchste preis, der höchste preis, höchstpreis, höchste miete, höchstmiete`,
  'glue.garden': `
    garten, hof, gärten`,
  'glue.forTime': `
    seit, ist, sind, nur, erst, für, schon, wurde, wurden, ab, bereits`,
  'glue.onMarket': `
    auf dem markt, am markt, im angebot`,
  'glue.numberOf': `
    anzahl, anzahl der, anzahl von, die anzahl der, gesamtzahl, zahl der, die zahl der, gesamtanzahl`,
  'glue.figureLink': `
    der, die, das, des, von, für, pro, monatliche, monatlichen, den, dem, anzahl, anzahl der, eines, einer, zahl der`,
  'glue.rent': `
    miete, mieten, monatsmiete, kaltmiete, warmmiete, mietpreis, mietpreise`,
  'glue.placeLink': `
    der, die, das, dem, den, nr, nummer, ist, von, nr., stadt, ort, bundesstaat`,
  'glue.placeKind': `
    stadt, bundesstaat, gebiet, region, gegend, bezirk, county, city`,
  'glue.state': `
    bundesstaat, staat, im bundesstaat, im staat, us-bundesstaat`,
  'glue.withinLink': `
    in, im, einem, einer, innerhalb, ein, der, die, von, maximal, mit`,
  'glue.centreLink': `
    der, die, das, dem, den, plz, postleitzahl, mls, #, von, vom, zu, zum, zur, nach, stadt, der stadt, mls-nummer,
    adresse, innenstadt, innenstadt von, zentrum, zentrum von, stadtzentrum, stadtzentrum von, zip, um, um die, straße,
    ort, mls nummer, objekt, nummer, stadtmitte, stadtmitte von, mitte von`,
  'glue.distanceLink': `
    entfernt, entfernung, weg, weit, fahrt, fahrtstrecke, autofahrt, abstand, luftlinie, umkreis, radius, rund, herum,
    distanz, weit weg, umgebung`,
  'glue.yearLink': `
    ist, war, von, der, die, das, den, dem, jahr, jahre, jahres, jahren, im, in, wurde, wurden, im jahr, im jahre,
    dem jahr, aus dem jahr, aus den, in den, sind, sein, sollte, soll, muss, bitte, liegt`,
  'glue.year': `
    jahr, jahre, im jahr, im jahre, aus dem jahr, dem jahr, aus den, aus, von`,
  'glue.decade': `
    jahre, jahren, jahrzehnt, -`,
  'glue.request': `
    zeig mir, zeige mir, zeigen sie mir, zeig, zeige, suche, suchen, ich suche, wir suchen, finde, gibt es, gibt's,
    gibts, ich möchte, wir möchten, ich brauche, wir brauchen, ich will, wir wollen, haben sie, habt ihr, hast du,
    ich hätte gern, ich hätte gerne, wir hätten gern, wir hätten gerne, nenne mir, nenn mir, ich bin auf der suche nach,
    auf der suche nach, bin auf der suche nach, suchst du, such mir, such, finde mir`,
  'glue.salePrice': `
    Kaufpreis, Kaufpreise, Verkaufspreis, Verkaufspreise`,
  'glue.downPayment': `
    anzahlung, eigenkapital, als anzahlung, als eigenkapital, an eigenkapital, angespart, gespart, erspartes, ek,
    anzahlung von, eigenkapital von`,
  'glue.rather': `
    lieber, eher`,
  'glue.prefer': `
    bevorzuge, bevorzugen, bevorzugt, ziehe, ziehen, lieber ist mir, ist mir lieber`,
  'glue.over': `
    gegenüber, vor, als`,
  'glue.preferredTo': `
    im vergleich zu, verglichen mit`,
  'glue.than': `
    als, anstatt`,
  'glue.swapFor': `
    gegen, durch, in, zu, auf, mit, nach`,
  'glue.swap': `
    tausche, tauschen, tausch, ersetze, ersetzen, ändere, ändern, wechsle, wechseln`,
  'glue.payment': `
    Rate, Raten, Monatsrate, Monatsraten, Kreditrate, Kreditraten, Finanzierung, Abtrag, Tilgung`,
  'glue.my': `
    mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer`,
  // What visitors have.
  'self.animal.dog': `
    hund, hunde, hunden, meinen hund, mein hund, für meinen hund, mit hund, einen hund, welpe, welpen,
    hündin, labrador`,
  'self.animal.cat': `
    katze, katzen, kater, kätzchen, meine katze, für meine katze, mit katze, eine katze`,
  'self.animal.pet': `
    haustier, haustiere, haustieren, meine tiere, mein haustier, tiere, papagei, kaninchen, hamster,
    meerschweinchen, schildkröte, wellensittich, hase, hasen`,
  'self.animal.led': `
    pferd, pferde, pony, huhn, hühner, ziege, ziegen, vogel, vögel, esel`,
  'self.have': `
    ich habe, wir haben, ich hab, habe, haben`,
  'self.thing': `
    boot, boote, wohnmobil, wohnwagen, auto, autos, wagen, motorrad, motorräder, fahrrad, fahrräder,
    klavier, flügel, lkw, pferd, pferde`,
}
