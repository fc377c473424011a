/** Orders and figures. Tag -> phrases, separated by commas; "~" is any ending of an adjective. */
export const orderPhrases: Record<string, string> = {
  'sort.Price.up': `
    günstigst~, am günstigsten, billigst~, am billigsten, preiswertest~, preisgünstigst~, am preiswertesten,
    am preisgünstigsten, niedrigster preis, niedrigsten preis, niedrigste preise, niedrigsten preisen,
    niedrigstem preis, kleinster preis, günstigste zuerst, billigste zuerst, preis aufsteigend, aufsteigend nach preis,
    nach preis aufsteigend, nach preis sortiert, nach preis sortieren, sortiert nach preis, sortiere nach preis,
    sortier nach preis, sortieren nach preis, nach preis, günstig[|e|en|es|em], billig[|e|en|es|em],
    preiswert[|e|en|es|em], preisgünstig[|e|en|es|em], bezahlbar[|e|en|es|em], erschwinglich[|e|en|es|em], schnäppchen,
    kostengünstig[|e|en|es|em], möglichst günstig, möglichst billig, so günstig wie möglich, so billig wie möglich,
    möglichst preiswert, niedrigste miete, niedrigster miete, niedrigsten miete, günstigste miete, geringster preis,
    geringsten preis, kleinstem preis, vom billigsten, vom günstigsten, preis von niedrig nach hoch,
    vom günstigsten zum teuersten, preis niedrig nach hoch, günstigster preis, günstigsten preis, günstigstem preis,
    kleines geld, für kleines geld, die günstigsten zuerst, die billigsten zuerst, das günstigste zuerst,
    die günstigen zuerst, am wenigsten kosten, am wenigsten kostet, niedrig~ preis, niedrig~ preisen, erschwinglichst~,
    spottbillig, niedrigste preis, der niedrigste preis`,
  'sort.Price.down': `
    teuerst~, am teuersten, höchster preis, höchsten preis, höchste preise, höchsten preisen, höchstem preis,
    teuerste zuerst, preis absteigend, absteigend nach preis, nach preis absteigend, kostspieligst~, exklusivst~,
    luxuriösest~, höchste miete, höchsten miete, preis von hoch nach niedrig, preis hoch nach niedrig,
    die teuersten zuerst, das teuerste zuerst, teuer, teure[|n|s|m], hochpreisig~, vom teuersten zum günstigsten,
    wertvollst~, höchste preis, der höchste preis`,
  'sort.BuildingArea.down': `
    größt~, am größten, größte wohnfläche, größter wohnfläche, größten wohnfläche, meisten platz, am meisten platz,
    meiste wohnfläche, meisten wohnfläche, größte zuerst, geräumigst~, am geräumigsten, nach größe, nach größe sortiert,
    nach größe sortieren, sortiert nach größe, sortiere nach größe, nach wohnfläche, sortiert nach wohnfläche,
    sortiere nach wohnfläche, nach wohnfläche sortiert, die größten zuerst, das größte zuerst, meiste quadratmeter,
    meisten quadratmeter, meisten quadratmetern, nach fläche, größt~ fläche, größe absteigend, wohnfläche absteigend,
    so groß wie möglich, möglichst groß, möglichst viel platz, möglichst viel wohnfläche, meisten wohnraum`,
  'sort.BuildingArea.up': `
    kleinst~, am kleinsten, kleinste wohnfläche, kleinster wohnfläche, kleinste zuerst, geringste wohnfläche,
    die kleinsten zuerst, größe aufsteigend, so klein wie möglich, möglichst klein`,
  'sort.LotArea.down': `
    größtes grundstück, größtem grundstück, größten grundstück, größten grundstücke, größten grundstücken,
    größte grundstück, größte grundstücke, größter garten, größtem garten, größten garten, meiste land,
    größte grundstücksfläche, größter grundstücksfläche, größten grundstücksfläche, nach grundstücksgröße,
    größtes stück land, größten gärten, größte gärten, am meisten land, größten gärten`,
  'sort.LotArea.up': `
    kleinstes grundstück, kleinstem grundstück, kleinsten grundstück, kleinste grundstück, kleinste grundstücke,
    kleinsten grundstücken, kleinste grundstücksfläche, kleinster garten, kleinsten garten, kleinstem garten`,
  'sort.DaysOnMarket.up': `
    neuest~ angebote, neuest~ angebot, neuesten angeboten, neuest~ inserate, neuest~ inserat, neuesten inseraten,
    neuest~ anzeigen, neuest~, neust~, aktuellst~, aktuellste angebote, neueste zuerst, neuste zuerst,
    zuletzt inseriert, zuletzt eingestellt, zuletzt inserierte, zuletzt inserierten, am neuesten, nach datum,
    nach datum sortiert, sortiert nach datum, nach aktualität, sortiere nach datum, am kürzesten auf dem markt,
    jüngste angebote, jüngsten angebote, jüngste inserate, jüngsten inserate, die neuesten zuerst, frischest~,
    kürzlichst~, am aktuellsten, nach neuheit, neuest~ auf dem markt, neu zuerst, neuestes zuerst`,
  'sort.DaysOnMarket.down': `
    am längsten drin, steht am längsten drin, steht am längsten, stehen am längsten, schon lange auf dem markt, schon lange online,
    schon lange drin, lange auf dem markt, längsten drin, längsten online,
    am längsten auf dem markt, längste zeit auf dem markt, am längsten am markt, älteste angebote, ältesten angebote,
    ältestes angebot, älteste inserate, ältesten inserate, ältestes inserat, am längsten inseriert,
    längsten auf dem markt, am längsten im angebot, am längsten online, schon am längsten auf dem markt,
    schon am längsten, am längsten eingestellt`,
  'sort.YearBuilt.down': `
    neuestes baujahr, neuesten baujahr, neuester bau, jüngstes baujahr, jüngsten baujahr, jüngstem baujahr,
    neuestem baujahr, zuletzt gebaut, zuletzt gebaute, zuletzt gebauten, zuletzt gebautes, am neuesten gebaut,
    zuletzt erbaut, zuletzt erbaute, zuletzt erbauten, modernst~, neuest~ gebaute, neuest~ gebäude, neuest~ bauten,
    nach baujahr, nach baujahr sortiert, sortiert nach baujahr, sortiere nach baujahr, jüngst~, neuester neubau,
    neueste neubauten, neuesten neubauten, neuest gebaut~, neueste baujahre, höchstes baujahr, neuest~ erbaute,
    baujahr absteigend, am jüngsten`,
  'sort.YearBuilt.up': `
    ältest~, am ältesten, ältestes baujahr, ältesten baujahr, ältestem baujahr, älteste zuerst, älteste gebäude,
    ältesten gebäude, die ältesten zuerst, historischst~, zuerst gebaut, baujahr aufsteigend, frühestes baujahr`,
  'sort.HOAMonth.up': `
    niedrigstes hausgeld, niedrigstem hausgeld, niedrigsten hausgeld, niedrigste hoa, niedrigster hoa, niedrigsten hoa,
    niedrigste hoa-gebühr, niedrigster hoa-gebühr, niedrigsten hoa-gebühren, niedrigste nebenkosten,
    niedrigsten nebenkosten, geringstes hausgeld, geringsten nebenkosten, geringste nebenkosten, niedrige nebenkosten,
    niedrigen nebenkosten, niedriges hausgeld, niedrigem hausgeld, geringem hausgeld, günstigstes hausgeld,
    geringste hoa, kleinstes hausgeld, niedrige hoa, niedriger hoa, niedrigen hoa-gebühren`,
  'sort.HOAMonth.down': `
    höchstes hausgeld, höchstem hausgeld, höchsten hausgeld, höchste hoa, höchster hoa, höchsten hoa,
    höchste hoa-gebühr, höchste nebenkosten, höchsten nebenkosten, höchsten hoa-gebühren`,
  'sort.UnitAreaPrice.up': `
    niedrigster quadratmeterpreis, niedrigsten quadratmeterpreis, niedrigstem quadratmeterpreis,
    günstigster quadratmeterpreis, günstigsten quadratmeterpreis, günstigstem quadratmeterpreis,
    bester quadratmeterpreis, niedrigster preis pro quadratmeter, niedrigsten preis pro quadratmeter,
    günstigste pro quadratmeter, günstigsten pro quadratmeter, bestes preis-leistungs-verhältnis,
    bestem preis-leistungs-verhältnis, bestes preisleistungsverhältnis, besten preis-leistungs-verhältnis,
    niedrigsten preis pro qm, niedrigster preis pro qm, billigste pro quadratmeter, kleinster quadratmeterpreis,
    am günstigsten pro quadratmeter`,
  'sort.UnitAreaPrice.down': `
    höchster quadratmeterpreis, höchsten quadratmeterpreis, höchstem quadratmeterpreis, teuerster quadratmeterpreis,
    höchster preis pro quadratmeter, höchsten preis pro quadratmeter, teuerste pro quadratmeter,
    teuersten pro quadratmeter`,
  'sort.Bedrooms.down': `
    meisten schlafzimmer, meisten schlafzimmern, die meisten schlafzimmer, den meisten schlafzimmern,
    am meisten schlafzimmer, meiste schlafzimmer, meisten zimmer, meisten zimmern, am meisten zimmer, meiste zimmer,
    größte anzahl schlafzimmer`,
  'sort.Bathrooms.down': `
    meisten bäder, meisten bädern, die meisten bäder, den meisten bädern, am meisten bäder, meisten badezimmer,
    meisten badezimmern, meiste bäder, am meisten badezimmer`,
  'sort.Distance.up': `
    am nächsten an, am nächsten zu, am nächsten bei, nächstgelegen~, am nächsten gelegen zu, nächste zu, nächsten zu,
    so nah wie möglich an, so nahe wie möglich an, so nah wie möglich bei, so nahe wie möglich bei, möglichst nah an,
    möglichst nahe an, möglichst nah bei, möglichst nahe bei, möglichst nahe, am dichtesten an, nach entfernung zu,
    nach entfernung von, sortiert nach entfernung zu, sortiere nach entfernung zu, sortiert nach entfernung von,
    nach nähe zu, am nahesten, geringste entfernung zu, kürzeste entfernung zu, kürzester entfernung zu,
    geringster entfernung zu, am nächsten, nach entfernung zu sortiert, möglichst dicht an, dichtesten an`,
  'sort.limit': `
    top, erste, ersten, die ersten, nur die, bloß die, besten, die besten, beste, die top, maximal die ersten`,
  'figure.count': `
    wie viele, wieviele, wie viel, wieviel, anzahl, anzahl der, anzahl von, die anzahl der, wie groß ist die anzahl,
    gesamtzahl, wie hoch ist die anzahl, wie viel objekte, zahl der, zähl, zähle, zähl mal, wieviel objekte,
    wie viele gibt es, gesamtanzahl, die zahl der`,
  'figure.average': `
    normaler preis, normalen preis, normale preise, übliche preise, gängiger preis,
    durchschnittlich~, durchschnitt, im durchschnitt, im schnitt, im mittel, mittler~, durchschnitts, durchschnittswert,
    mittelwert, durchschn., durchschnittl., üblicher preis, preisdurchschnitt`,
  'figure.median': `
    median, der median, medianwert, mittlerer wert, zentralwert, mediane, medianer`,
  'figure.range': `
    preisspanne, preisspannen, preisbereich, preisrahmen, spanne der preise, preisspektrum, mietspanne, von bis preise,
    preisspanne von, preisspanne der, preisspanne für, bandbreite der preise, preisbandbreite, preisunterschied,
    preise von bis, spannweite der preise, in welcher preisspanne, in welchem preisbereich, in welchem preisrahmen`,
  'figure.min': `
    wie hoch ist der niedrigste preis, was ist der niedrigste preis, was kostet das günstigste,
    was kostet die günstigste, was kostet der günstigste, was kostet das billigste, was kostet die billigste,
    wie viel kostet das günstigste, wie viel kostet die günstigste, wieviel kostet das günstigste,
    wieviel kostet die günstigste, wie viel kostet das billigste, wie viel kostet die billigste, mindestpreis für,
    wie teuer ist das günstigste, wie teuer ist die günstigste, wie teuer ist das billigste,
    wie teuer ist die billigste, preis der günstigsten, preis des günstigsten, ab welchem preis, ab wie viel,
    ab wieviel, wo fangen die preise an, wo beginnen die preise, niedrigster preis für, was ist der günstigste preis,
    wie günstig, wie billig, ab welchem preis gibt es, was ist das minimum, niedrigster preis der,
    niedrigste preis für`,
  'figure.max': `
    wie hoch ist der höchste preis, was ist der höchste preis, was kostet das teuerste, was kostet die teuerste,
    was kostet der teuerste, wie viel kostet das teuerste, wie viel kostet die teuerste, wieviel kostet das teuerste,
    wieviel kostet die teuerste, wie teuer ist das teuerste, wie teuer ist die teuerste, preis der teuersten,
    preis des teuersten, höchstpreis für, höchster preis für, höchster preis der`,
  'figure.price': `
    was kosten, wie viel kosten, wieviel kosten, wie teuer sind, was kostet ein, was kostet eine, wie viel kostet ein,
    wie viel kostet eine, wieviel kostet ein, wieviel kostet eine, wie teuer ist ein, wie teuer ist eine,
    wie hoch sind die preise, was zahlt man für, wie hoch sind die mieten, wie sind die preise, was kosten die,
    was kosten denn`,
}
