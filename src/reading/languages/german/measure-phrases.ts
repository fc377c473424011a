/**
 * What is counted or measured, and the units it is said in. Tag -> phrases, separated by commas.
 * Germans count rooms where the listings count bedrooms. The listings know nothing but bedrooms, so "3 Zimmer" asks for
 * three of them, as "3 rooms" does in English: the answer says "3 Schlafzimmer", and the visitor sees what was read.
 * One room alone is a studio ("Einzimmerwohnung").
 */
export const measurePhrases: Record<string, string> = {
  'unit.Bedrooms': `
    schlafzimmer, schlafzimmern, schlafzimmers, schlafräume, schlafraum, schlafräumen, schlafz, schlafz., schlafzi,
    schlafzi., sz, zimmer, zimmern, zi, zi., räume, räumen, raum, schlafgemächer, getrennte schlafzimmer,
    getrennten schlafzimmern, einzelne schlafzimmer, große schlafzimmer, großen schlafzimmern, schlafgelegenheiten, zkb,
    kinderzimmer und schlafzimmer`,
  'unit.Bathrooms': `
    bad, bäder, bädern, bads, badezimmer, badezimmern, badezimmers, bz, vollbäder, vollbad, vollbädern, duschbad,
    duschbäder, nasszellen, toiletten, toilette, wcs, wannenbäder, volle bäder, vollen bädern, separate bäder,
    getrennte bäder, getrennten bädern, separaten bädern`,
  'unit.ParkingSpots': `
    tiefgaragenstellplatz, tiefgaragenplatz, tiefgaragenstellplätze, tiefgaragenplätze, garagenstellplatz, garagenplatz,
    stellplatz, stellplätze, stellplätzen, parkplatz, parkplätze, parkplätzen, parkmöglichkeit, parkmöglichkeiten,
    garagenstellplatz, garagenstellplätze, garagenstellplätzen, garagenplatz, garagenplätze, garagenplätzen, garage,
    garagen, autostellplatz, autostellplätze, autostellplätzen, pkw-stellplatz, pkw-stellplätze, pkw-stellplätzen,
    autos, auto, pkw, pkws, wagen, fahrzeuge, parkbuchten, kfz-stellplatz, kfz-stellplätze, kfz-stellplätzen,
    einzelgaragen, tg-stellplätze, außenstellplatz, außenstellplätze, autogarage, wagengarage, auto-garage`,
  'parking.2': `
    doppelgarage, doppelgaragen, zweiergarage, doppelstellplatz, doppelcarport, doppelparker, garage für zwei autos,
    garage für 2 autos, platz für zwei autos, platz für 2 autos, zwei autos`,
  'parking.3': 'dreifachgarage, dreiergarage, garage für drei autos, garage für 3 autos',
  'parking.1': 'einzelgarage, einzelstellplatz',
  'unit.squareFeet': `
    sq ft, sqft, square feet, quadratfuß, quadratfuss, qft, ft2, ft^2, fuß, fuss, sf, quadrat fuß`,
  'unit.squareMeters': `
    qm, m2, m 2, m^2, quadratmeter, quadratmetern, quadratmeters, qmeter, quadrat meter, m², qm groß[|e|es|er|en],
    quadratmeter groß[|e|es|er|en], m2 groß[|e|es|er|en]`,
  'unit.acres': `
    acre, acres, morgen, morgen land`,
  'unit.hectares': `
    hektar, ha, hektaren`,
  'unit.miles': `
    meile, meilen, mi, miles`,
  'unit.kilometers': `
    km, kilometer, kilometern, kilometers, kilometer weit`,
  'unit.hours': `
    stunde, stunden`,
  'unit.decades': `
    jahrzehnt, jahrzehnte, jahrzehnten`,
  'time.travel': `
    min, min., minute, minuten, minütige, minütiger, minütigen, autominuten, gehminuten, fahrminuten, stunde, stunden,
    std, std.`,
  'time.travelBy': `
    fahrt, autofahrt, fahrzeit, mit dem auto, mit dem bus, mit dem zug, mit der bahn, mit dem rad, mit dem fahrrad,
    zu fuß, zu fuss, fußweg, gehweg, entfernt, weg, entfernung, pendeln, pendelzeit, oder weniger, maximal, höchstens,
    mit öffentlichen verkehrsmitteln, mit den öffentlichen, fahren, laufen, zum pendeln, arbeitsweg, fahrtzeit`,
  'year.this': `
    dieses jahr, diesem jahr, in diesem jahr`,
  'year.last': `
    letztes jahr, letztem jahr, im letzten jahr, voriges jahr, im vergangenen jahr`,
  'unit.days': `
    tag, tage, tagen, tages`,
  'unit.weeks': `
    woche, wochen`,
  'unit.months': `
    monat, monate, monaten, monats`,
  'unit.years': `
    jahr, jahre, jahren`,
  'unit.yearsOld': `
    jahre alt, jahren alt, jahr alt, jahre alte, jahre altes, jahre alten, jahre alter, jahre als, jahre auf dem buckel,
    jahre alt sein, jahre alt ist, jahre alt sind`,
  'field.Price': `
    preis, preise, preisen, preislich, kosten, kostet, kostenpunkt, kaufpreis, kaufpreise, angebotspreis, verkaufspreis,
    verkaufspreise, gesamtpreis, budget, mein budget, unser budget, budget von, preislimit, preisrahmen, preisgrenze,
    preisklasse, preisvorstellung, ausgeben, kann ich ausgeben, können wir ausgeben, will ich ausgeben,
    wollen wir ausgeben, bezahlen, zahlen, leisten, finanzierungsrahmen, preisobergrenze, kaufpreisobergrenze,
    höchstpreis, maximalpreis, mindestpreis, listenpreis, der preis, kostenrahmen, wert, wert von, eigenkapital,
    kaufsumme, anschaffungspreis`,
  'field.rent': `
    miete, mieten bis, monatsmiete, kaltmiete, warmmiete, nettokaltmiete, gesamtmiete, mietpreis, mietpreise,
    mietbudget, monatliche miete, monatlichen miete, bruttomiete, nettomiete, mietkosten, mietzins, miethöhe`,
  'field.HOAMonth': `
    hoa, hoa-gebühr, hoa-gebühren, hoa gebühr, hoa gebühren, hoa-kosten, hoa kosten, hoa-beiträge, hoa-beitrag,
    hausgeld, wohngeld, hausgelder, nebenkosten, eigentümergemeinschaft, eigentümerverband, verwaltungsgebühr,
    verwaltungsgebühren, gemeinschaftskosten, eigentümerbeitrag, hausverwaltungsgebühr, hausverwaltungskosten,
    monatliches hausgeld, monatliche nebenkosten, monatliche hoa-gebühr, monatliche hoa-gebühren, monatliche hoa,
    hausgeldzahlung, umlage, hoa-abgabe, hoa-abgaben, homeowners association`,
  'field.DepositFee': `
    kaution, mietkaution, kautionen, sicherheitsleistung, kautionssumme`,
  'field.ZestimatePrice': `
    zestimate, schätzwert, geschätzter wert, verkehrswert, schätzpreis, marktwert, zestimate-wert, zestimate wert`,
  'field.UnitAreaPrice': `
    pro quadratmeter, pro qm, pro m2, pro quadratfuß, je quadratmeter, je qm, je m2, quadratmeterpreis,
    quadratmeterpreise, qm-preis, /qm, /m2, preis pro quadratmeter, preis pro qm, preis je quadratmeter, preis je qm,
    pro sq ft, pro sqft, pro square foot, /sqft, preis pro quadratfuß, der quadratmeter, den quadratmeter, preis pro m2,
    preis pro sqft, quadratmeterpreis von, je quadratfuß`,
  'field.BuildingArea': `
    wohnfläche, wohnflächen, wohnraum, nutzfläche, gebäudefläche, gesamtfläche, innenfläche, wohnungsgröße, hausgröße,
    größe, fläche, wohn-/nutzfläche, wfl, wfl., wohnfl., wohnfl, lebensfläche, bürofläche, nettofläche, wohnflaeche von,
    wohnbereich, wohngröße`,
  'field.LotArea': `
    grundstück, grundstücke, grundstücks, grundstücken, grundstücksfläche, grundstücksgröße, grundfläche,
    grundstücksareal, grund, bauland, grundst., grund und boden, garten von, gartenfläche, parzelle, parzellen,
    land dabei, gartengröße, land`,
  'field.YearBuilt': `
    baujahr, baujahre, gebaut, erbaut, errichtet, gebaut wurde, gebaut wurden, erbaut wurde, erbaut wurden,
    errichtet wurde, errichtet wurden, fertiggestellt, bj, bj., bauj., baudatum, gebautes, gebaute, gebauten, erbaute,
    erbautes, erbauten, errichtete, errichtetes, errichteten, entstanden, baualter, gebaut sein, erbaut sein,
    gebaut worden, erbaut worden, gebaut ist, stammt, stammen, stammend, gebaut im jahr, erbaut im jahr, das baujahr,
    ein baujahr, bauzeit, fertigstellung`,
  'field.DaysOnMarket': `
    tage auf dem markt, tagen auf dem markt, tage am markt, tagen am markt, auf dem markt, am markt, im angebot,
    vermarktungsdauer, angebotsdauer, tage online, tagen online, tage im angebot, tagen im angebot`,
  'field.Bedrooms': `
    anzahl schlafzimmer, anzahl der schlafzimmer, schlafzimmeranzahl, schlafzimmerzahl, zimmeranzahl, zimmerzahl,
    anzahl zimmer, anzahl der zimmer, zahl der schlafzimmer, zahl der zimmer`,
  'field.Bathrooms': `
    anzahl bäder, anzahl der bäder, anzahl badezimmer, anzahl der badezimmer, zahl der bäder, zahl der badezimmer,
    badanzahl, bäderzahl`,
}
