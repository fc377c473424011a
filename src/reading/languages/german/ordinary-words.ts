/**
 * Ordinary words. They are reported as ignored when nothing else is made of them, but never taken for a slip of the
 * pen, a city, or a feature.
 */
export const ordinaryWords = `
  mieteinnahmen, mieteinnahme, mietrendite, mietrenditen, mietertrag, mieterträge, mieteinkünfte, mietpreisbremse,
  zum vermieten, zum weitervermieten, weiterzuvermieten, wiederverkaufswert, kapitalanleger, cashflow,
  makler, maklerin, maklerprovision, provision, provisionsfrei, courtage, bank, kredit, hypothek, finanzierung,
  finanzieren, zinsen, zins, steuer, steuern, notar, vertrag, mietvertrag, schufa, einkommen, gehalt, versicherung,
  investition, investor, anlage, rendite, kapitalanlage, familie, familien, kind, kinder, kindern, kids, baby, frau,
  mann, freundin, freund, partner, partnerin, eltern, mutter, vater, oma, opa, großeltern, bruder, schwester, sohn,
  tochter, ehepaar, paar, single, student, studenten, studentin, rentner, senioren, person, personen, leute, menschen,
  nachbarn, nachbar, mieter, vermieter, eigentümer, besitzer, verkäufer, käufer, chef, kollege, kollegen, firma, arbeit,
  job, büroangestellte, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, wochenende, januar, februar,
  märz, april, mai, juni, juli, august, september, oktober, november, dezember, sommer, winter, frühling, herbst,
  morgen, abend, mittag, nacht, uhr, stunde, stunden, minute, minuten, zeit, termin, urlaub, tag der, zukunft,
  vergangenheit, leben, auto, wagen, fahrrad, motorrad, boot, fahren, laufen, spazieren, weg, wege, platz, tür, türen,
  fenster, wand, wände, dach, boden, böden, decke, decken, treppe, treppen, stock, stockwerk, etage, etagen, geschoss,
  raumaufteilung, grundriss, zustand, qualität, ausstattung, heizung, strom, wasser, gas, licht, luft, lärm, ruhe,
  sonne, natur, himmel, farbe, weiß, schwarz, rot, blau, grün, grau, gelb, küche, küchen, flur, diele, eingang,
  eingänge, treppenhaus, rathaus, kaufhaus, parkhaus, baumhaus, zuhause, haushalt, hausverwaltung, hausmeister,
  hausnummer, hausbau, hausbesitzer, hauskauf, wohnungssuche, haussuche, immobiliensuche, wohnungsmarkt,
  immobilienmarkt, markt, besichtigen, foto, fotos, bild, bilder, video, videos, link, seite, webseite, telefon, nummer,
  email, mail, adresse, idee, problem, probleme, thema, sache, grund, gründe, beispiel, unterschied, vergleich,
  vergleichen, wert, chance, glück, spaß, liebe, traum, geld, euro, leben, essen, schlafen, kochen, heizen, heizt,
  heizte, heizten, arbeiten, lesen, schreiben, verstehen, glauben, meinen, bedeuten, heißen, heißt, scheinen, stimmen,
  warten, bleiben, fehlen, erzählen, sprechen, reden, rufen, anrufen, schicken, senden, bringen, holen, tragen, halten,
  stellen, setzen, legen, heute, gestern, morgen, bald, später, früher, damals, nie, immer, links, rechts, oben, unten,
  vorne, hinten, nord, süd, ost, west, norden, süden, osten, westen, nördlich, südlich, östlich, westlich, mitte, rand,
  ecke, zentrum, land, welt, amerika, usa, deutschland, staat, staaten, dorf, vorort, vororte, vorstadt, wetter, regen,
  schnee, müll, hausarbeit, sport, musik, fernseher, tisch, bett, sofa, schrank, zwei, drei, hundert, tausend, million,
  hoch, niedrig, tief, lang, kurz, breit, eng, schmal, dick, dünn, schwer, leicht, warm, kalt, heiß, kühl, trocken,
  nass, hart, weich, voll, leer, reich, arm, jung, gesund, krank, müde, fertig, bereit, frei, offen, geschlossen,
  öffentlich, privat, normal, üblich, gewöhnlich, wichtig, unwichtig, falsch, wahr, sicher, unsicher, bekannt, berühmt,
  beliebt, verschieden, verschiedene, unterschiedlich, gleich, ähnlich, ähnliche, eigen, fremd, lebendig, tot, allein,
  alleine, gemeinsam, zusammen, genug, ziemlich, fast, kaum, mittelgroß, mittelgroße, mittelgroßes, renommiert, schicke,
  ohnehin, sowieso, jedenfalls, trotzdem, deshalb, deswegen, darum, nachdem, bevor, sobald, solange, obwohl, sondern,
  entweder, weder, statt, anstatt, außerdem, zudem, sogar, höchstens, spätestens, frühestens, mindestens, ungefähr,
  circa, knapp, rund, genau, exakt, gleichzeitig, nebenbei, garantiert, wahrscheinlich, vermutlich, offenbar,
  anscheinend, zufällig, leider, zum glück, gott sei dank, umgehend, baldigst, nächste, nächsten, nächster, letzte,
  andere, anderen, anderes, anderer, weitere, weiteren, beste, besten, bestes, bester, kaffee, hotel, hotels, uni,
  universität, kita, kindergarten, arzt, ärzte, apotheke, flughafen, hafen, brücke, turm, museum, theater, stadion, zoo,
  friedhof, anzahlung, eigenkapital, anzahlung von, eigenkapital von
`

/**
 * Matters of opinion about a place or its people. We do not judge them; who wants to know is pointed to official
 * sources.
 */
export const opinionPhrases = `
  sichere gegend, sicheren gegend, sicherer gegend, sichere nachbarschaft, sicherer nachbarschaft,
  sicheren nachbarschaft, sicheres viertel, sicheren viertel, sicherem viertel, sichere lage, sicherer lage,
  sichere wohngegend, sicherer wohngegend, sicheren wohngegend, sicherheit, sicher, sichere, sicheren, sicherer,
  sicheres, sicherste, sichersten, niedrige kriminalität, niedriger kriminalität, geringe kriminalität,
  geringer kriminalität, wenig kriminalität, kriminalität, kriminalitätsrate, niedrige kriminalitätsrate,
  niedriger kriminalitätsrate, keine kriminalität, gute schulen, guten schulen, gute schule, guter schule, guten schule,
  beste schulen, besten schulen, tolle schulen, tollen schulen, gutes schulviertel, guter schulbezirk,
  gutem schulbezirk, guten schulbezirk, bester schulbezirk, besten schulbezirk, schulbezirk, schulbezirke,
  hervorragende schulen, hervorragenden schulen, top schulen, gute grundschule, guter grundschule, exzellente schulen,
  exzellenten schulen, gut bewertete schulen, gut bewerteten schulen, ausgezeichnete schulen, ausgezeichneten schulen,
  nette nachbarn, netten nachbarn, nette leute, netten leuten, netten leute, freundliche nachbarn,
  freundlichen nachbarn, gute nachbarn, guten nachbarn, ruhige nachbarn, ruhigen nachbarn, freundliche leute,
  gute nachbarschaft, guter nachbarschaft, guten nachbarschaft, nette nachbarschaft, netter nachbarschaft,
  netten nachbarschaft, freundliche nachbarschaft, freundlicher nachbarschaft, gute gegend, guter gegend, guten gegend,
  nette gegend, netter gegend, netten gegend, beste gegend, bester gegend, besten gegend, schöne gegend, schöner gegend,
  schönen gegend, tolle gegend, toller gegend, schlechte gegend, schlechten gegend, gefährlich, gefährliche gegend,
  gefährlichen gegend, gefährliches viertel, soziale brennpunkte, sozialer brennpunkt, brennpunkt, problemviertel,
  gutes viertel, guten viertel, gutem viertel, gute wohngegend, guter wohngegend, guten wohngegend, angesagtes viertel,
  angesagten viertel, beliebtes viertel, aufstrebende gegend, aufstrebenden gegend, guter ruf, gutem ruf, guten ruf
`
