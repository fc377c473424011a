import type { SaidWords } from '../tables/said-words.ts'

/** How German speaks of homes, of the firm and of deeds: what an answer may claim is told by these words. */
export const germanSaid: SaidWords = {
  smallWords: `
    der, die, das, und, ist, sind, ein, eine, einen, mit, fur, von, zu, im, in, auf, den, dem, des, es, sie, ihr,
    ihre, wir, nicht, auch, an, als, bei, hat, habe, haben, kann, werden, oder, aber, wenn, so, sich, ich, dass`,
  habits: `
    jedes haus hat seine, jede wohnung hat ihre, jede immobilie hat ihre, kein haus ist perfekt, eine woche hat,
    ein jahr hat, ein tag hat, eine stunde hat, meist, meistens, oft, haufig, in der regel, normalerweise,
    ublicherweise, gewohnlich, generell, im allgemeinen, allgemein, grundsatzlich, typischerweise, durchschnittlich,
    im durchschnitt, im schnitt, die meisten, den meisten, viele, vielen, manche, manchmal, ublich, selten,
    fast immer, in vielen fallen, mehrere wochen, mehrere monate, jedes bundesland, jedes land, jede bank, je nach,
    erfahrungsgemaß, erfahrungsgemass, faustregel`,
  rhetoric: `
    bin ich darunter geblieben, also bin ich darunter, hundert fragen, tausend fragen, tausend dank, hundertmal,
    tausendmal, guten morgen, schonen tag, schonen abend, schones wochenende, kein geheimnis, ohne zweifel,
    zweifellos, ohne frage, kein zweifel, keine frage, es steht außer frage, nicht nur, nicht bloß, nicht allein,
    nicht zuletzt, wussten sie dass, wussten sie schon, wissen sie dass, wusstest du, weißt du dass,
    haben sie gewusst, wie sie wissen, wie du weißt, unnotig zu sagen, unnotig zu erwahnen, selbstredend,
    keine sorge, verpassen sie nicht, vergessen sie nicht, zogern sie nicht, ich kann nicht leugnen,
    lasst sich nicht leugnen, nicht zu leugnen, niemand bezweifelt, niemand zweifelt, niemand kann leugnen,
    wenn ich mich nicht irre, wenn ich mich recht erinnere, wenn mich nicht alles tauscht, nicht wahr, oder nicht,
    warum nicht, nicht schlecht, nicht weniger als, nichts geringeres als, ob sie es glauben oder nicht,
    sie werden nicht glauben, kein wunder, kein scherz, ganz im ernst, wer hatte das gedacht, stellen sie sich vor,
    schon gehort, habe ich schon erwahnt, gar nicht zu reden, ganz zu schweigen`,
  denials: `
    nicht, kein, keine, keinen, keinem, keiner, keines, keins, ohne, weder, noch nicht, nie, niemals, nichts,
    niemand, fehlt, fehlen`,
  nounDenials: 'kein, keine, keinen, keinem, keiner, keines, ohne, weder, noch, kaum',
  deniedBehind: `
    sind nicht erlaubt, nicht erlaubt, sind nicht gestattet, nicht gestattet, verboten, untersagt, sind unerwunscht,
    unerwunscht, nicht inbegriffen, fehlt, fehlen, nicht vorhanden`,
  untrue: `
    stimmt nicht, nicht wahr, nicht richtig, ist falsch, falsch dass, ein irrtum, irrtum zu glauben, nicht der fall,
    niemand verlangt, nicht mehr, nicht langer, falsch zu`,
  tells: `
    sagt, sagen, erwahn*, nennt, nennen, genannt, angegeben, gibt an, gibt nicht an, angabe, angaben, zeigt,
    bestatig*, beschreib*, steht, geht hervor, hervor, weiß, weiss, wissen, bekannt, sicher, finde, finden, sehe,
    sehen, verzeichnet, aufgefuhrt, vermerkt, vorliegen, liegen mir, liegt mir`,
  unknown: `
    geht nicht naher auf, geht das inserat nicht naher auf, geht die anzeige nicht naher auf, nicht naher ein,
    nicht naher auf, habe ich nichts gefunden, nichts gefunden zu, nichts gefunden uber, keine angaben zu,
    keine angabe zu, keine angaben zur, gibt es keine angaben, keine informationen zu, keine details zu,
    mochte ich nicht raten, will ich nicht raten, lasst sich nicht sagen, lasst sich dem inserat nicht,
    kann ich nicht uberprufen, kann ich nicht bestatigen, ist nicht klar, bleibt offen, erwahnt weder, nennt weder,
    kann ich ihnen nichts, kann ich nichts, kann ich ihnen keine, kann ich dazu, kann ihnen nichts, ich kann nichts,
    niemand kann sagen, niemand weiß, niemand weiss, nur der makler, ob, sagt nicht, sagen nicht, sagt nichts,
    sagen nichts, erwahnt nicht, erwahnen nicht, erwahnt kein*, nennt nicht, nennt kein*, gibt nicht an,
    gibt nichts an, gibt keine auskunft, enthalt keine information*, enthalt keine angabe*, enthalt keine,
    macht keine angabe*, steht nicht, steht nichts, geht nicht hervor, verrat nicht, bestatigt nicht, ich weiß nicht,
    ich weiss nicht, weiß ich nicht, weiss ich nicht, wir wissen nicht, ich habe keine information*,
    ich habe keine angabe*, ich habe keine daten, habe ich keine, liegen mir keine, liegen keine,
    liegt mir nicht vor, mir ist nicht bekannt, ist mir nicht bekannt, keine information*, keine angabe*,
    keine daten, keine auskunft, ich bin nicht sicher, bin mir nicht sicher, ich bin mir nicht sicher,
    kann ich nicht sagen, ich kann nicht sagen, ich kann nicht bestatigen, kann ich nicht beurteilen,
    ich kann nicht beurteilen, kann ich nicht prufen, ich kann nicht prufen, kann nicht sagen, kann nicht beurteilen,
    kann nicht bestatigen, nicht beurteilen, konnen wir nicht sagen, fragen sie den makler, fragen sie die makler*,
    fragen sie bitte, den makler fragen, beim makler, mit dem makler klaren, prufen sie ob, hangt von, unbekannt,
    unklar, ungewiss, habe ich keine daten, habe ich keine angaben, kann ich nichts sagen, nichts sagen, schweigt,
    schweigt sich aus, lasst offen, fehlen mir, nicht klar, ich weiss nichts`,
  unknownBehind: `
    habe ich keine information*, habe ich keine angabe*, habe ich keine daten, habe ich nichts, liegen mir keine,
    sagt das inserat nichts, steht nichts im inserat, kann ich nichts sagen, kann ich ihnen nichts sagen,
    ist nicht angegeben, sind nicht angegeben, nicht angegeben, ist nicht erwahnt, nicht erwahnt, wird nicht erwahnt,
    werden nicht erwahnt, ist nicht bekannt, sind nicht bekannt, nicht bekannt, ist unbekannt, ist unklar,
    nicht vermerkt, nicht aufgefuhrt, nicht genannt, wird nicht genannt, steht nicht im inserat, steht nicht in,
    nicht bestatigt, geht aus dem inserat nicht hervor, weiß ich nicht, weiss ich nicht, kann ich nicht sagen,
    kann ich nicht bestatigen, kann ich nicht beurteilen, kann nur der makler sagen,
    geht aus der anzeige nicht hervor, steht nicht in der anzeige, bleibt offen, ist nicht vermerkt,
    sind nicht vermerkt, fehlt in der anzeige, fehlen in der anzeige, ist mir nicht bekannt, sind mir nicht bekannt`,
  declines: `
    ich kann nicht, ich kann keine, ich kann kein, ich kann leider, kann ich nicht, kann ich leider, kann ich keine,
    ich darf nicht, ich darf keine, ich bin nicht in der lage, wir konnen nicht, wir konnen keine, wir fragen nie,
    wir verlangen nie, wir bitten nie, ich bitte nie, ich verlange nie, nicht moglich, es ist nicht moglich,
    senden sie nie, senden sie niemals, schicken sie nie, schicken sie niemals, geben sie nie, geben sie niemals,
    teilen sie nie, offiziell*, wenden sie sich, kontaktieren sie, sie konnen den makler, fragen sie,
    wir nehmen keine, ich nehme keine, ich habe kein*, ich habe nicht, ich mochte nicht`,
  searches: `
    suche nach, suchen nach, ich suche, soll ich, suchen, suche, filtern, filtern nach, eingrenzen, finden, zeigen,
    andere hauser, weitere hauser, hauser mit, haus mit, wohnungen mit, wohnung mit, immobilien mit, objekte mit,
    etwas mit, wie zum beispiel, zum beispiel, beispielsweise, merkmale wie, kriterien wie, sortieren, vergleichen,
    keine hauser, kein haus, keine wohnung*, keine immobilie*, keine objekte, kein inserat, keines der inserate,
    keine der, keines der, keins der, nichts gefunden, keine treffer, sagen sie mir, sag mir, nennen sie mir,
    lassen sie mich wissen, hinzufugen, weglassen, ausschließen, begrenzen`,
  asks: `
    mochten sie, mochtest du, wollen sie, willst du, wunschen sie, suchen sie, suchst du, bevorzugen sie,
    brauchen sie, benotigen sie, haben sie, hatten sie, sind sie, interessieren sie, gibt es noch, gibt es sonst,
    gibt es etwas, soll ich, darf ich, kann ich, konnten sie, konnen sie, was, welche, welcher, welches, welchen,
    wie, wann, wo, wer, warum, wofur, in welcher, in welchem, fur welche, noch etwas, sonst noch, ware, passt,
    oder soll, oder mochten, legen sie wert, ist ihnen, planen sie`,
  echo: `
    ihre obergrenze, ihr limit, ihre schmerzgrenze, sie sagten, sie hatten gesagt, sie erwahnten, sie haben nach,
    sie haben um, sie hatten nach, nach ihrer, sie haben gefragt, sie fragten, sie haben gesagt, sie haben erwahnt,
    sie mochten, sie wollen, sie wollten, sie suchen, sie suchten, sie haben gesucht, sie wunschen, sie wunschten,
    sie hatten gern, ihre anfrage, ihre suche, ihr budget, ihrem budget, ihre kriterien, ihren kriterien, ihr wunsch,
    ihren wunschen, ihre wunsche, ihre grenze, sie schrieben, sie haben geschrieben, sie gaben an,
    sie haben angegeben, wie gewunscht, wie sie sagten, sie nannten, sie haben genannt, sie baten, haben sie gesagt,
    haben sie gesucht, ihre nachricht, ihr maximum`,
  conditions: 'wenn, falls, ob, was, dass',
  breaks: `
    aber, jedoch, allerdings, doch, obwohl, obgleich, wahrend, weil, da, denn, sondern, und es, und sie hat, und hat,
    und ist, und das haus, und die wohnung, und verfugt, und bietet, und wurde, das hat, die hat, welches, und ich,
    und wir, deshalb, daher, trotzdem, es hat, es ist`,
  homeRefs: `
    es, dieses haus, diese wohnung, diese immobilie, dieses objekt, dieses inserat, jenes haus, das haus,
    die wohnung, die immobilie, das objekt, das gebaude, diese hauser, diese wohnungen, diese immobilien,
    diese objekte, das erste, das zweite, das dritte, die erste, die zweite, der erste, der zweite, das andere,
    die andere, beide, beide hauser, jedes davon, jedes haus, alle hauser, die kuche, der eigentumer, die eigentumer,
    die eigentumerin, der verkaufer, die verkaufer, der vermieter, das dach, der garten, die aussicht, die garage,
    der keller, die villa, der bungalow, dieses, ersteres, letzteres`,
  homes: `
    haus, hauser, hausern, hauses, wohnung*, immobilie*, objekt, objekte*, zuhause, eigenheim*,
    schloss, schlosser, herrenhaus*, palais, chalet*`,
  firmRefs: `
    ich, mir, mich, wir, uns, unser, unsere, unseren, unserem, mein, meine, das team, unser team, das buro,
    die firma, die agentur`,
  selfRefs: 'ich, mir, mich, mein, meine, bitte, leider, danke, beginnen wir, das hangt, ehrlich',
  visitorRefs: `
    ihnen, du, dir, dein, deine, sie konnen, konnen sie, mochten sie, sie mochten, wollen sie, sie wollen, ihr, ihre,
    ihrem, ihren, wenn sie, falls sie, rufen sie, schreiben sie, fragen sie, wenden sie`,
  courtesies: `
    schauen sie, sehen sie, gefunden, hallo, guten tag, guten morgen, guten abend, gruss gott, servus, moin, tschuss, auf wiedersehen, bis bald, bis dann,
    viel gluck, viel erfolg, viel spass, willkommen, herzlich willkommen, gern geschehen, bitte, bitte schon, bitte sehr,
    danke, danke schon, vielen dank, gern, gerne, sehr gern, sehr gerne, mit vergnugen, klar, naturlich,
    selbstverstandlich, sicher, gewiss, aber sicher, alles klar, in ordnung, verstanden, verstehe, ich verstehe, perfekt,
    super, prima, wunderbar, schon, sehr schon, toll, gute frage, gute wahl, schone wahl, gute idee, gluckwunsch,
    herzlichen gluckwunsch, entschuldigung, verzeihung, tut mir leid, kein problem, gar kein problem, bitteschon,
    hier ist, hier sind, jederzeit, ganz wie sie mochten, einen moment, einen augenblick`,
  haves: `
    hat, haben, hatte, bietet, bieten, besitzt, verfugt, verfugen, umfasst, enthalt, mit, gibt, beinhaltet`,
  yes: 'ja, wahr, inklusive, inbegriffen, vorhanden, erlaubt, gestattet, dabei, x',
  no: `
    nein, keine, keiner, kein, keines, falsch, nichts, ohne, nicht vorhanden, nicht erlaubt, nicht enthalten`,
  blank: 'n/a, k. a, k.a, ka, unbekannt, keine angabe, nicht angegeben, nicht bekannt, offen',
  status: {
    active: `
      aktiv, verfugbar, noch verfugbar, zu haben, zu verkaufen, zum verkauf, zu vermieten, zur miete, am markt, auf
      dem markt, noch nicht verkauft`,
    pending: `
      unter vertrag, reserviert, vorgemerkt, in verhandlung, angebot angenommen, kaufvertrag in vorbereitung, verkauf
      anhangig`,
    sold: `
      verkauft, bereits verkauft, schon verkauft, wurde verkauft, vermietet, bereits vermietet, vergeben`,
    off: `
      nicht mehr verfugbar, nicht verfugbar, vom markt, zuruckgezogen, nicht mehr zu haben, steht nicht mehr zum
      verkauf, nicht zum verkauf`,
    soon: 'demnachst, bald verfugbar, noch nicht am markt, noch nicht auf dem markt',
  },
  sale: 'zu verkaufen, zum verkauf, zum kauf, verkaufspreis, kaufpreis',
  rent: 'zu vermieten, zur miete, zum mieten, mietpreis, monatsmiete, kaltmiete',
  families: {
    house: `
      haus, hauser, einfamilienhaus, einfamilienhauser, freistehendes haus, villa, villen, bungalow*, landhaus,
      ferienhaus, hutte, blockhaus, schloss, herrenhaus, bauernhaus, hauschen`,
    condo: `
      eigentumswohnung*, wohnung, wohnungen, apartment*, appartement*, loft*, penthouse*, studio, studios`,
    townhouse: 'reihenhaus, reihenhauser, stadthaus, stadthauser',
    multiFamily: `
      doppelhaus, doppelhauser, doppelhaushalfte*, mehrfamilienhaus, mehrfamilienhauser, zweifamilienhaus*, duplex`,
    land: `
      ist ein grundstuck, baugrundstuck, bauland, unbebautes grundstuck, baugrundstuck*, bauplatz`,
    mobile: 'mobilheim*, wohnwagen, wohnmobil',
  },
  looseFamilies: `
    haus, hauser, einfamilienhaus, einfamilienhauser, eigentumswohnung, eigentumswohnungen, wohnung, wohnungen,
    apartment, apartments, reihenhaus, reihenhauser, doppelhaus, doppelhauser, mehrfamilienhaus, studio, studios`,
  fresh: `
    neu am markt, neu auf dem markt, neues inserat, neues angebot, frisch gelistet, gerade gelistet,
    kurzlich gelistet, ganz neu, neu eingestellt`,
  noFee: `
    kein hausgeld, ohne hausgeld, keine hoa*, ohne hoa*, kein wohngeld, keine nebenkosten, keine hoa gebuhr*,
    ohne nebenkosten`,
  withinBudget: `
    in ihrem budget, im budget, innerhalb ihres budgets, unter ihrem budget, passt in ihr budget,
    im rahmen ihres budgets, liegt in ihrem budget`,
  openHouse: 'tag der offenen tur, offene besichtigung, open house',
  tour: `
    virtuelle tour, virtueller rundgang, virtuellen rundgang, virtuelle besichtigung, 3d tour, 3d rundgang,
    3d besichtigung`,
  events: {
    built: 'gebaut*, erbaut*, baujahr, errichtet*, fertiggestellt*, stammt',
    renewed: `
      renovier*, sanier*, modernisier*, erneuer*, ersetz*, umgebaut*, neu, neue, neues, neuen, neuer, neuem,
      ausgetauscht*, eingebaut*`,
    traded: 'verkauft*, gekauft*, verkauf, inserier*, vermietet*, besitzer*, eigentumer*, erworben*',
  },
  parts: {
    roof: 'dach, dacher, dachs',
    kitchen: 'kuche*',
    bath: 'bad, bader, badern, badezimmer*',
    windows: 'fenster*',
    heating: 'heizung*, warmepumpe*, heizkessel',
    garage: 'garage*',
    floors: 'boden, fussboden, parkett*',
    basement: 'keller*',
    outside: 'terrasse*, zaun*, veranda*',
    living: 'wohnzimmer*',
    bedroom: 'schlafzimmer*',
    wiring: 'elektrik, leitungen',
  },
  exclusives: `
    das einzige haus, das einzige mit, die einzige wohnung, das einzige objekt, die einzige immobilie,
    das einzige inserat, die einzige mit, kein anderes haus, keine andere wohnung`,
  ofShown: `
    der beiden, der zwei, der drei, der vier, von diesen, davon, von ihnen, unter diesen, dieser hauser, von beiden,
    von allen, der liste`,
  near: `
    etwa, rund, ungefahr, circa, ca, fast, an die, um die, zirka, knapp gerechnet, gegen, in etwa, annahernd, nahezu,
    gerundet, aufgerundet, abgerundet, so um die, schatzungsweise, vor etwa, seit etwa, seit rund, bei etwa`,
  above: `
    mehr als, uber, gut, etwas mehr als, etwas uber, oberhalb von, ein wenig mehr als, wenig mehr als, knapp uber,
    leicht uber, gute, mindestens, ubersteigt, nicht weniger als, kaum mehr als`,
  below: `
    weniger als, unter, knapp, etwas weniger als, etwas unter, unterhalb von, ein wenig weniger als, knapp unter,
    leicht unter, hochstens, nicht mehr als, nicht ganz, bis zu, maximal, kaum weniger als`,
  behind: {
    near: 'in etwa, ungefahr, gerundet, rund gerechnet',
    above: 'und etwas mehr',
    below: 'oder weniger',
  },
  money: `
    uberweis*, uberweisung*, geld senden, senden sie geld, schicken sie geld, geld schicken,
    schicken sie die kaution, senden sie die kaution, zahlen sie, bezahlen sie, einzahl*, zahlen sie ein,
    kartennummer*, kreditkarte*, kreditkartennummer*, kreditkartendaten, ec karte*, debitkarte*, kartendaten,
    geschenkkarte*, gutschein*, gutscheinkarte*, iban, bic, swift, cvv, cvc, prufziffer, sicherheitscode, pin,
    pin nummer, tan, kontonummer*, bankverbindung*, bankdaten, bankkonto*, kontodaten, konto, paypal, western union,
    moneygram, bitcoin*, krypto*, wallet*, vorkasse, vorauszahlung*, vorab, im voraus, anzahlung leisten, bargeld,
    in bar, passwort*, kennwort*, bestatigungscode, sozialversicherungsnummer, reisepass, personalausweis*,
    ausweiskopie, rechnung*, erstatt*, sofortuberweisung, klarna`,
  limits: `
    ohne, bis, außer, ausser, bevor, nur, es sei denn, sondern, wenn, zogern, vergessen, warten`,
  done: `
    die firma weiss, die firma weiß, ist notiert, ist vermerkt,
    warteliste, erwartet sie am, man erwartet sie, wartet auf sie, weiss bescheid, weiß bescheid, habe bescheid,
    termin steht, angebot wurde angenommen, angebot ist angenommen, angebot angenommen, gebucht, reserviert,
    reservierte, vereinbart, terminiert, bestatigt, organisiert, genehmigt, bewilligt, angemeldet, benachrichtigt,
    informiert, abgeschickt, verschickt, geschickt, gesendet, weitergeleitet, unterwegs, unterschrieben,
    unterzeichnet, registriert, eingetragen, geblockt, zuruckgelegt, vorgemerkt, angerufen, bezahlt, beantragt,
    verhandelt, arrangiert, eingeplant, abgemacht`,
  deeds: `
    geredet, buche, buchen, bucht, gebucht, reserv*, vereinbar*, terminier*, bestatig*, organisier*, sende, senden,
    gesendet, schicke, schicken, schickt, geschickt, leite, weiterleiten, rufe, rufen, anrufen, ruft, angerufen,
    telefonier*, kontaktier*, benachrichtig*, informier*, registrier*, melde, melden, anmelden, unterschreib*,
    unterzeichn*, beantrag*, verhandel*, zahle, bezahl*, uberweis*, blockier*, blocke, halte, halten, trage,
    eintragen, merke, vormerken, notier*, gesprochen, spreche, sprechen, schreibe, schreiben, geschrieben, treffe,
    treffen, besichtig*, besuch*, akzeptier*, abschließ*, storn*, gekauft, kaufe, arrangier*, bespreche, kummere,
    kummern, ubernehm*, lasse, lege, mache einen termin, erinnere`,
  ownDeeds: '',
  doers: `
    ich, wir, unser team, team, makler, maklerin, agent, kollege*, kollegen, eigentumer*, verkaufer*, vermieter*,
    jemand, er, sie werden, man`,
  mayBe: 'kann, konnen, konnte, konnten, darf, mag',
  meetings: 'besichtigung*, besichtigungstermin*, termin, termine, tour, fuhrung, treffen, anruf',
  pressure: `
    andere angebote, weitere angebote, mehrere angebote, ein anderes angebot, andere interessenten,
    weitere interessenten, mehrere interessenten, zwei interessenten, viele interessenten, anderer kaufer,
    weitere kaufer, große nachfrage, grosse nachfrage, starke nachfrage, bald weg, schnell weg, beeilen, beeil dich,
    letzte chance, nur heute, noch heute, nicht lange, schnell sein, zuschlagen, jetzt zugreifen,
    entscheiden sie sich heute`,
  promises: `
    garant*, versprech*, verspricht, versprochen, erstatt*, ruckerstatt*, rabatt*, nachlass, preisnachlass,
    zusicher*, sichern zu, verpflicht*, geschenk*, bonus, risikofrei, ohne risiko, exklusiv*, verhandelbar,
    sonderangebot*, bester preis, besten preis`,
  forecasts: `
    zeit zum kaufen, zeitpunkt zum kaufen, zeit zu kaufen, zeitpunkt zu kaufen, zeitpunkt fur den kauf,
    moment zum kaufen, zeit zum kauf, zeitpunkt zum kauf, zeitpunkt fur einen kauf, zeitpunkt zu investieren,
    kaufzeitpunkt, geld verdienen, mehr wert sein, wird mehr wert, wertsteiger*, an wert, im wert steigen, steigen,
    steigt, verdoppel*, rendite*, gewinn*, profit*, fallen werden, einbrechen, boom*, gute investition,
    gute kapitalanlage, lohnende investition`,
  judged: `
    sichere gegend, sichere lage, sicheres viertel, sichere straße, sichere strasse, sichere nachbarschaft,
    sehr sicher, absolut sicher, ist sicher, ist sehr sicher, gilt als sicher, sicherste*, sicherer als,
    nachts sicher, unsicher*, gefahrlich*, kaum kriminalitat, wenig kriminalitat, keine kriminalitat,
    niedrige kriminalitat, geringe kriminalitat, kriminalitatsrate, gute schulen, gute schule, sehr gute schulen,
    beste schulen, besten schulen, ausgezeichnete schulen, hervorragende schulen, exzellente schulen, schulen sind,
    schlechte schulen, nette leute, gute leute, ruhige leute, nette nachbarn, freundliche nachbarn,
    angenehme nachbarn, gutes viertel, schlechtes viertel, gute nachbarschaft, ideal fur familien,
    perfekt fur familien, familienfreundliche`,
  deniesBehind: true,
  compares: [
    {
      field: 'Price',
      sign: 0,
      isMost: false,
      words: `
      denselben preis, den gleichen preis, derselbe preis, gleich teuer, genauso teuer, ebenso teuer, so teuer wie,
      genauso viel, kostet gleich viel, kosten gleich viel, kosten dasselbe, kostet dasselbe, gleichen preis`,
    },
    {
      field: 'BuildingArea',
      sign: 0,
      isMost: false,
      words: `
      gleich gross, genauso gross, ebenso gross, so gross wie, dieselbe grosse, die gleiche wohnflache,
      dieselbe wohnflache`,
    },
    {
      field: 'YearBuilt',
      sign: 0,
      isMost: false,
      words: `
      gleich alt, genauso alt, so alt wie, im selben jahr, im gleichen jahr, dasselbe baujahr, ebenso alt`,
    },
    {
      field: 'Bedrooms',
      sign: 0,
      isMost: false,
      words: `
      gleich viele schlafzimmer, genauso viele schlafzimmer, ebenso viele schlafzimmer, dieselbe anzahl schlafzimmer,
      so viele schlafzimmer`,
    },
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words: `
      nicht so teuer, zahlen weniger, zahlt weniger, niedrigeren preis, niedrigerer preis, preiswerter,
      kostengunstiger, gunstiger, billiger, kostet weniger, erschwinglicher, preisgunstiger`,
    },
    {
      field: 'Price',
      sign: 1,
      isMost: false,
      words: `
      nicht so gunstig, nicht so billig, zahlen mehr, zahlt mehr, hoheren preis, hoherer preis, kostspieliger, teurer,
      kostet mehr`,
    },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: `
      mehr wohnflache, mehr platz, mehr flache, mehr raum, geraumiger, grossere wohnflache, großer, grosser`,
    },
    {
      field: 'BuildingArea',
      sign: -1,
      isMost: false,
      words: `
      nicht so gross, weniger wohnflache, weniger platz, weniger flache, weniger raum, kleinere wohnflache, kleiner`,
    },
    {
      field: 'YearBuilt',
      sign: 1,
      isMost: false,
      words: 'nach gebaut, spater gebaut, spater erbaut, moderner, nicht so alt, neuer, junger',
    },
    {
      field: 'YearBuilt',
      sign: -1,
      isMost: false,
      words: 'fruher gebaut, fruher erbaut, nicht so neu, nicht so modern, alter',
    },
    {
      field: 'Price',
      sign: -1,
      isMost: true,
      words: `
      gunstigste, gunstigsten, gunstigstes, billigste, billigsten, preiswerteste, preiswertesten, niedrigste preis`,
    },
    { field: 'Price', sign: 1, isMost: true, words: 'teuerste, teuersten, teuerstes, hochste preis' },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: true,
      words: 'großte, großten, großtes, grosste, geraumigste, geraumigsten',
    },
    { field: 'BuildingArea', sign: -1, isMost: true, words: 'kleinste, kleinsten, kleinstes' },
    { field: 'YearBuilt', sign: 1, isMost: true, words: 'neueste, neuesten, neuestes, jungste, jungsten' },
    { field: 'YearBuilt', sign: -1, isMost: true, words: 'alteste, altesten, altestes' },
    { field: 'Bedrooms', sign: 1, isMost: false, words: 'mehr schlafzimmer, mehr zimmer' },
    { field: 'Bedrooms', sign: -1, isMost: false, words: 'weniger schlafzimmer, weniger zimmer' },
  ],
}
