import { mapProtectedClasses, type ProtectedClassWords, readProtectedClasses } from '../tables/protected-class-words.ts'
import { peoples } from './peoples.ts'
import { withSpellings } from './spelling.ts'

/** Words of fair housing in German; what each list is for is told in `protected-class-words.ts`. */
export const protectedClasses = (): ProtectedClassWords =>
  mapProtectedClasses(
    readProtectedClasses(peoples, {
      requests: `
    leute wie wir, menschen wie wir, leute wie ich, menschen wie ich, leuten wie uns, leuten wie mir, menschen wie
    uns, familien wie wir, familien wie unsere, nachbarn wie wir, unseresgleichen, meinesgleichen, unsere art von
    leuten, unsere leute, meine leute, gleichgesinnte, gleichgesinnten, leute aus meinem land, aus meiner heimat,
    aus unserer heimat, aus meinem land, landsleute, landsleuten, gleiche herkunft, gleicher herkunft, selbe
    herkunft, gleicher kultur, gleiche kultur, unsere kultur, meine kultur, gleichen glaubens, gleicher glaube,
    gleicher religion, gleiche religion, meiner religion, unserer religion, meines glaubens, unseres glaubens,
    meiner rasse, gleicher rasse, andere rassen, rassisch, rassische, ethnisch, ethnische, ethnischen, ethnischer,
    ethnisches, multikulti, multikulturell, multikulturelle, multikulturellen, multikulturelles, vielfalt, wenig
    vielfalt, divers, diverse gegend, diverse nachbarschaft, diverses viertel, diversität, homogen, homogene,
    homogenes, homogenen, ghetto, ghettos, brennpunkt, problemviertel, ausländeranteil, migrantenanteil,
    ausländeranteils, ausländerfrei, ausländerfreie, ausländerfreien, judenfrei, unter uns bleiben, anständige
    leute, normale leute, normalen leuten, die richtigen leute, richtige leute, die falschen leute, solche leute,
    diese leute, gesindel, asoziale, asozialen, christliche werte, traditionelle werte, traditionelle familien,
    traditionelle familie, gottesfürchtig, gottesfürchtige, gottesfürchtigen, familienfreundlich,
    familienfreundliche, familienfreundlichen, familienfreundlicher, familienfreundliches, familienfreundlichem,
    kinderfreundlich, kinderfreundliche, kinderfreundlichen, kinderfreundlicher, kinderfreundliches,
    kinderfreundlichem, familiengerecht, familiengerechte, familiäre gegend, familiengegend, familienviertel,
    familiensiedlung, familienorientiert, kinderreich, kinderreiche, kinderreichen, kinderfrei, kinderfreie,
    kinderfreien, kinderfreies, kinderfreier, kinderfreiem, kinderlos, kinderlose, kinderlosen, kinderloses, kinder
    großziehen, kinder aufziehen, kinder aufwachsen, eine familie gründen, familie zu gründen, nur für erwachsene,
    nur erwachsene, ausschließlich erwachsene, erwachsene only, ohne nachwuchs, kein nachwuchs, nur für singles, nur
    für paare, nur paare, nur singles, nur für frauen, nur für männer, nur für studentinnen, frauen wg, frauen-wg,
    männer-wg, männer wg, kein akzent,
    sicher für eine familie, sicher für eine frau, wer wohnt, wer dort wohnt, was für leute, was für menschen,
    welche leute, keine section 8, ohne section 8, kein section 8, keine wohngeldempfänger, behindertenfrei,
    rentnerfrei, bevölkerungszusammensetzung, bevölkerungsstruktur,
    [meiner|unserer|meiner eigenen|unserer eigenen|derselben|gleicher|der gleichen]
    [rasse|ethnie|nationalität|kultur|religion|herkunft|hautfarbe|abstammung|volksgruppe|konfession|sprache],
    [meine|unsere|meine eigene|unsere eigene|dieselbe|gleiche|die gleiche]
    [rasse|ethnie|nationalität|kultur|herkunft|hautfarbe|abstammung|volksgruppe|konfession], meinen landsleuten,
    meiner landsleute, unserer landsleute, meines volkes, meinem volk, meinem heimatland, meinem land, unserem land,
    meinem herkunftsland, frauenwohnung, frauenhaushalt, männerwohnung, männerhaushalt, frauenhaus, reine frauen,
    reine männer, frauenwg, männerwg, damen wg, mädels wg, mädels-wg`,
      topics: `
    rasse, rassen, ethnie, ethnien, religion, religionen, religionszugehörigkeit, konfession, nationalität,
    nationalitäten, herkunft, hautfarbe, ethnische zusammensetzung, ethnische herkunft, demografie, demographie,
    demografisch, demografische, sexuelle orientierung, staatsangehörigkeit`,
      suited: `
    sicher für, ideal für, perfekt für, geeignet für, gut für, besser für, am besten für, passend für, gut geeignet
    für, bestens geeignet für, gemacht für, reserviert für, ausschließlich für, nur für, beliebt bei, schön für,
    speziell für, richtig für`,
      accessNeeds: `
    rollstuhlfahrer, rollstuhlfahrern, rollstühle, rollstuhl, behinderte, behinderten, menschen mit behinderung,
    menschen mit behinderungen, gehbehinderte, gehbehinderten, senioren, ältere menschen, ältere leute, alte
    menschen, rentner, rentnern, blinde, gehörlose, sehbehinderte`,
      sexes: `
    weiblich, weibliche, weiblichen, weiblicher, weibliches, weiblichem, männlich, männliche, männlichen, männlicher,
    männliches, männlichem, frauen, männer, männern, damen, herren, mädels, mädchen, jungs`,
      tongues: `
    deutsch, englisch, spanisch, französisch, russisch, türkisch, arabisch, polnisch, chinesisch, mandarin,
    kantonesisch, italienisch, ukrainisch, portugiesisch, persisch, farsi, kurdisch, koreanisch, japanisch,
    vietnamesisch, tagalog, hindi, urdu, rumänisch, griechisch, hebräisch, serbisch, kroatisch, ungarisch,
    fremdsprachen, eine andere sprache, andere sprachen, meine sprache, unsere sprache, dieselbe sprache`,
      speaking: `
    spricht, sprechen, spreche, gesprochen, sprechende, sprechenden, sprechender, redet, reden, geredet, hört, hören,
    muttersprache, umgangssprache, hauptsprache, verstehen, versteht, muttersprachler, sprache`,
      helpers: `
    makler, maklerin, berater, beraterin, anwalt, anwältin, notar, dolmetscher, übersetzer, übersetzung, sie, ihr, du,
    vertrag, verträge, unterlagen, dokumente, webseite, antworten, erklären, arzt, ärztin, zahnarzt, lehrer, lehrerin,
    personal, mitarbeiter, mitarbeiterin, ansprechpartner, ihr büro, jemand von ihnen`,
      selfEarning: `
    ich verdiene, wir verdienen, verdiene, mein [gehalt|einkommen|lohn|nettoeinkommen] ist,
    mein [gehalt|einkommen|lohn|nettoeinkommen] beträgt, unser [einkommen|gehalt|haushaltseinkommen] beträgt,
    unser [einkommen|gehalt|haushaltseinkommen] ist, meine rente beträgt, meine rente ist`,
      groups: `
    muslime, muslimen, moslems, juden, christen, hindus, buddhisten, katholiken, protestanten, mormonen, sikhs,
    atheisten, evangelikale, evangelikalen, zeugen, afroamerikaner, afroamerikanern, latinos, hispanics, asiaten,
    araber, arabern, türken, kurden, zigeuner, zigeunern, roma, roman, sinti, sintin, ausländer, ausländern,
    migranten, einwanderer, einwanderern, zuwanderer, zuwanderern, flüchtlinge, flüchtlingen, geflüchtete,
    geflüchteten, asylbewerber, asylbewerbern, asylanten, minderheiten, schwule, schwulen, lesben, homosexuelle,
    homosexuellen, heterosexuelle, heterosexuellen, heteros, transgender, transgendern, transsexuelle,
    transsexuellen, mexikaner, mexikanern, inder, indern, chinesen, japaner, japanern, koreaner, koreanern,
    vietnamesen, filipinos, russen, polen, italiener, italienern, spanier, spaniern, franzosen, afrikaner,
    afrikanern, amerikaner, amerikanern, ukrainer, ukrainern, syrer, syrern, afghanen, iraner, iranern, iraker,
    irakern, pakistaner, pakistanern, somalier, somaliern, nigerianer, nigerianern, rumänen, bulgaren, griechen,
    perser, persern, neger, negern, kanaken, illegale, illegalen, islamisten, orientalen, muslim, muslima, moslem,
    jude, jüdin, christin, ausländerin, schwarzen, lgbt, lgbtq, lgbtqia, trans, islam, zeugen jehovas, farbige,
    farbigen, dunkelhäutige, dunkelhäutigen, hellhäutige, hellhäutigen, menschen mit migrationshintergrund,
    migrationshintergrund, gleichgeschlechtliche paare, ethnische minderheiten, muslimisch, muslimische,
    muslimischen, muslimischer, muslimisches, muslimischem, islamisch, islamische, islamischen, islamischer,
    islamisches, islamischem, jüdisch, jüdische, jüdischen, jüdischer, jüdisches, jüdischem, hinduistisch,
    hinduistische, hinduistischen, hinduistischer, hinduistisches, hinduistischem, buddhistisch, buddhistische,
    buddhistischen, buddhistischer, buddhistisches, buddhistischem, afroamerikanisch, afroamerikanische,
    afroamerikanischen, afroamerikanischer, afroamerikanisches, afroamerikanischem, lateinamerikanisch,
    lateinamerikanische, lateinamerikanischen, lateinamerikanischer, lateinamerikanisches, lateinamerikanischem,
    hispanisch, hispanische, hispanischen, hispanischer, hispanisches, hispanischem, schwul, schwuler, schwules,
    schwulem, lesbisch, lesbische, lesbischen, lesbischer, lesbisches, lesbischem, homosexuell, homosexueller,
    homosexuelles, homosexuellem, queer, queere, queeren, queerer, queeres, queerem,
    [deutsch|englisch|spanisch|französisch|russisch|türkisch|arabisch|polnisch|chinesisch|italienisch|ukrainisch|portugiesisch|persisch|kurdisch|koreanisch|japanisch|vietnamesisch|rumänisch|griechisch|fremd|anders|mutter|hindi|serbisch|kroatisch|ungarisch][sprachig|sprachige|sprachigen|sprachiger|sprachiges|sprachigem], nicht[muslimisch|jüdisch|christlich|deutsch|weiß|katholisch|religiös|asiatisch|arabisch|türkisch|europäisch|gläubig|schwarz][e|en|er|es|em], einwanderer, zuwanderer`,
      ambiguousGroups: `
    weiß, weiße, weißen, weißer, weißes, weißem, schwarz, schwarze, schwarzen, schwarzer, schwarzes, schwarzem,
    braun, braune, braunen, brauner, braunes, braunem, asiatisch, asiatische, asiatischen, asiatischer, asiatisches,
    asiatischem, chinesisch, chinesische, chinesischen, chinesischer, chinesisches, chinesischem, japanisch,
    japanische, japanischen, japanischer, japanisches, japanischem, koreanisch, koreanische, koreanischen,
    koreanischer, koreanisches, koreanischem, indisch, indische, indischen, indischer, indisches, indischem,
    mexikanisch, mexikanische, mexikanischen, mexikanischer, mexikanisches, mexikanischem, russisch, russische,
    russischen, russischer, russisches, russischem, italienisch, italienische, italienischen, italienischer,
    italienisches, italienischem, deutsch, deutsche, deutschen, deutscher, deutsches, deutschem, polnisch,
    polnische, polnischen, polnischer, polnisches, polnischem, türkisch, türkische, türkischen, türkischer,
    türkisches, türkischem, amerikanisch, amerikanische, amerikanischen, amerikanischer, amerikanisches,
    amerikanischem, europäisch, europäische, europäischen, europäischer, europäisches, europäischem, afrikanisch,
    afrikanische, afrikanischen, afrikanischer, afrikanisches, afrikanischem, arabisch, arabische, arabischen,
    arabischer, arabisches, arabischem, ausländisch, ausländische, ausländischen, ausländischer, ausländisches,
    ausländischem, religiös, religiöse, religiösen, religiöser, religiöses, religiösem, christlich, christliche,
    christlichen, christlicher, christliches, christlichem, katholisch, katholische, katholischen, katholischer,
    katholisches, katholischem, evangelisch, evangelische, evangelischen, evangelischer, evangelisches,
    evangelischem, protestantisch, protestantische, protestantischen, protestantischer, protestantisches,
    protestantischem, orthodox, orthodoxe, orthodoxen, orthodoxer, orthodoxes, orthodoxem, mormonisch, mormonische,
    mormonischen, mormonischer, mormonisches, mormonischem, vietnamesisch, vietnamesische, vietnamesischen,
    vietnamesischer, vietnamesisches, vietnamesischem, irisch, irische, irischen, irischer, irisches, irischem,
    englisch, englische, englischen, englischer, englisches, englischem, französisch, französische, französischen,
    französischer, französisches, französischem, spanisch, spanische, spanischen, spanischer, spanisches,
    spanischem, griechisch, griechische, griechischen, griechischer, griechisches, griechischem, portugiesisch,
    portugiesische, portugiesischen, portugiesischer, portugiesisches, portugiesischem, ukrainisch, ukrainische,
    ukrainischen, ukrainischer, ukrainisches, ukrainischem, syrisch, syrische, syrischen, syrischer, syrisches,
    syrischem, persisch, persische, persischen, persischer, persisches, persischem, kurdisch, kurdische, kurdischen,
    kurdischer, kurdisches, kurdischem, orientalisch, orientalische, orientalischen, orientalischer, orientalisches,
    orientalischem, lateinisch, lateinische, lateinischen, lateinischer, lateinisches, lateinischem, fremd, fremde,
    fremden, fremder, fremdes, fremdem, einheimisch, einheimische, einheimischen, einheimischer, einheimisches,
    einheimischem, heterosexuell, heterosexuelle, heterosexuellen, heterosexueller, heterosexuelles,
    heterosexuellem, säkular, säkulare, säkularen, säkularer, säkulares, säkularem, gläubig, gläubige, gläubigen,
    gläubiger, gläubiges, gläubigem, katholik, protestant`,
      ageGroups: `
    jung, junge, jungen, junger, junges, jungem, alt, alte, alten, alter, altes, altem, älter, ältere, älteren,
    älterer, älteres, älterem, jünger, jüngere, jüngeren, jüngerer, jüngeres, jüngerem, männlich, männliche,
    männlichen, männlicher, männliches, männlichem, weiblich, weibliche, weiblichen, weiblicher, weibliches,
    weiblichem, ledig, ledige, ledigen, lediger, lediges, ledigem, verheiratet, verheiratete, verheirateten,
    verheirateter, verheiratetes, verheiratetem, unverheiratet, unverheiratete, unverheirateten, unverheirateter,
    unverheiratetes, unverheiratetem, geschieden, geschiedene, geschiedenen, geschiedener, geschiedenes,
    geschiedenem, verwitwet, verwitwete, verwitweten, verwitweter, verwitwetes, verwitwetem, reich, reiche, reichen,
    reicher, reiches, reichem, arm, arme, armen, armer, armes, armem, gebildet, gebildete, gebildeten, gebildeter,
    gebildetes, gebildetem, alleinstehend, alleinstehende, alleinstehenden, alleinstehender, alleinstehendes,
    alleinstehendem, alleinerziehend, alleinerziehende, alleinerziehenden, alleinerziehender, alleinerziehendes,
    alleinerziehendem, behindert, behinderte, behinderten, behinderter, behindertes, behindertem, schwerbehindert,
    schwerbehinderte, schwerbehinderten, schwerbehinderter, schwerbehindertes, schwerbehindertem, blind, blinde,
    blinden, blinder, blindes, blindem, taub, taube, tauben, tauber, taubes, taubem, gehörlos, gehörlose,
    gehörlosen, gehörloser, gehörloses, gehörlosem, krank, kranke, kranken, kranker, krankes, krankem, gesund,
    gesunde, gesunden, gesunder, gesundes, gesundem, schwanger, schwangere, schwangeren, schwangerer, schwangeres,
    schwangerem, geistig, geistige, geistigen, geistiger, geistiges, geistigem, psychisch, psychische, psychischen,
    psychischer, psychisches, psychischem, wohlhabend, wohlhabende, wohlhabenden, wohlhabender, wohlhabendes,
    wohlhabendem, kinderlos, kinderlose, kinderlosen, kinderloser, kinderloses, kinderlosem, arbeitslos,
    arbeitslose, arbeitslosen, arbeitsloser, arbeitsloses, arbeitslosem, trans, transe, transen, transer, transes,
    transem, gleichgeschlechtlich, gleichgeschlechtliche, gleichgeschlechtlichen, gleichgeschlechtlicher,
    gleichgeschlechtliches, gleichgeschlechtlichem`,
      members: `
    kinder, kindern, kleinkinder, kleinkindern, säuglinge, säuglingen, teenager, teenagern, jugendliche,
    jugendlichen, minderjährige, minderjährigen, schreikinder, schreikindern, schulkinder, schulkindern, frauen,
    männer, männern, mädchen, jungs, senioren, rentner, rentnern, pensionäre, pensionären, alte, alten, ältere,
    älteren, greise, greisen, familien, großfamilien, paare, paaren, ehepaare, ehepaaren, pärchen, singles,
    alleinstehende, alleinstehenden, alleinerziehende, alleinerziehenden, alleinerziehern, mütter, müttern, väter,
    vätern, schwangere, schwangeren, geschiedene, geschiedenen, unverheiratete, unverheirateten, rollstuhlfahrer,
    rollstuhlfahrern, behinderte, behinderten, kranke, kranken, verrückte, verrückten, irre, irren, drogenabhängige,
    drogenabhängigen, süchtige, süchtigen, obdachlose, obdachlosen, sozialhilfeempfänger, sozialhilfeempfängern,
    wohngeldempfänger, wohngeldempfängern, bürgergeldempfänger, bürgergeldempfängern, veteranen, soldaten,
    militärangehörige, militärangehörigen, studentinnen, großeltern, eltern, nachwuchs, kind, baby, babys, frau,
    alte leute, alten leute, alten leuten, ältere leute, ältere menschen, junge leute, jungen leuten, junge
    menschen, junge familien, jungen familien, familien mit kindern, psychisch kranke, psychisch kranken, geistig
    behinderte, geistig behinderten, menschen mit behinderung, menschen mit behinderungen, hartz iv empfänger, hartz
    4 empfänger, section 8, section-8, section 8 mieter, leute mit kindern, behindertenheim, behindertenheime,
    wohnheim, wohnheime, wohngruppe, wohngruppen, flüchtlingsheim, flüchtlingsheime, asylheim, asylheime,
    obdachlosenheim, akzent, weibliche, männliche,
    aus dem ausland, im ausland geboren, aus anderen ländern, aus einem anderen land, sozialhilfe, hartz iv, hartz 4,
    bürgergeld, wohngeld, grundsicherung, sozialleistungen, stütze, kleinkind, schreihälse, stammen, stammend,
    geboren in, behinderung, behinderungen, mädels`,
      persons: `
    leute, leuten, menschen, mensch, person, personen, nachbarn, nachbar, nachbarinnen, nachbarin, bewohner,
    bewohnern, bewohnerinnen, mieter, mietern, mieterin, mieterinnen, einwohner, einwohnern, bevölkerung, haushalte,
    haushalten, eigentümer, besitzer, vermieter, verkäufer, mitbewohner, mitbewohnern, mitbewohnerin,
    mitbewohnerinnen, anwohner, anwohnern, familien, familie, paare, paaren, ehepaare, frauen, männer, kinder,
    kindern, jugendliche, jungs, mädchen, hausbewohner, bürger, bürgern, staatsbürger, mehrheit, publikum, klientel,
    jemand, niemand, alle, herkunft, abstammung, wurzeln`,
      areas: `
    nachbarschaft, gegend, gegenden, viertel, vierteln, stadtteil, stadtteile, stadtteilen, stadtviertel, umgebung,
    umfeld, wohngegend, wohngebiet, wohnviertel, gemeinde, gemeinden, gemeinschaft, gemeinschaften, community,
    bezirk, bezirke, siedlung, siedlungen, ecke, kiez, straße, haus, häuser, wohnhaus, mehrfamilienhaus, wohnanlage,
    gebäude, mietshaus, wg, stadt, dorf, vorort, vororte, teil, bevölkerung, mehrheit`,
      things: `
    kirche, kirchen, moschee, moscheen, synagoge, tempel, kathedrale, friedhof, zentrum, gemeindezentrum, verein,
    schule, schulen, grundschule, kita, kindergarten, universität, krankenhaus, klinik, restaurant, restaurants,
    essen, küche, küchen, küchenzeile, supermarkt, supermärkte, markt, laden, läden, geschäft, geschäfte, bäckerei,
    metzger, bar, kneipe, konsulat, botschaft, makler, maklerin, berater, stil, stils, zimmer, kinderzimmer,
    wohnzimmer, schlafzimmer, bad, badezimmer, bäder, raum, räume, boden, böden, bodenbelag, wand, wände, wänden,
    tür, türen, fenster, fensterläden, schrank, schränke, arbeitsplatte, arbeitsplatten, granit, marmor, fliesen,
    fliese, ziegel, holz, backstein, fassade, fassaden, außen, innen, farbe, farben, geräte, elektrogeräte,
    kühlschrank, zaun, garten, gärten, hof, terrasse, balkon, pool, park, parks, spielplatz, spielplätze,
    spielzimmer, rampe, zugang, aufzug, fahrstuhl, parkplatz, parkplätze, stellplatz, garage, auto, möbel, teppich,
    teppiche, dach, dächer, sprache, kurs, architektur, design, treppe, treppen, stufen, see, fluss, berg, tal,
    wald, fels, bett, betten, sofa, lampe, anstrich, haustür, holzhaus`,
      lawful: `
    [mein|meine|meinem|unser|unsere] [alter|alte|alten|ehemaliger|früherer|ehemalige|frühere]
    [vermieter|vermieterin|nachbar|nachbarn|nachbarin|freund|freunde|chef|mieter|mitbewohner|kollege|makler], ich weiß,
    weiß nicht [wo|ob|was|wie|wann|so|genau|mehr|recht|wohin|wer], weile, familienzimmer, kinderzimmer, kinder zimmer,
    einfamilienhaus, einfamilienhäuser, mehrfamilienhaus, mehrfamilienhäuser, zweifamilienhaus, familienhaus,
    familien haus, familienheim, reihenhaus, 55+ wohnanlage, 55+, seniorenresidenz, seniorenwohnanlage, seniorenwohnung,
    seniorenwohnungen, seniorenwohnen, seniorengerecht, seniorengerechte, seniorengerechtes, betreutes wohnen,
    altersgerecht, altersgerechte, altersgerechtes, barrierefrei, barrierefreie, rollstuhlgerecht, rollstuhlgerechte,
    rollstuhlgerechtes, behindertengerecht, behindertengerechte, behindertengerechtes, behindertenparkplatz,
    section 8 akzeptiert, section 8 wird akzeptiert, akzeptiert section 8, akzeptieren section 8, section 8 erlaubt,
    section 8 willkommen, kinderspielplatz, kinder spielplatz, weiße küche, schwarze küche, weißes haus, schwarzes haus,
    deutscher garten, einliegerwohnung, kinder willkommen, kinder erlaubt, familien willkommen, blindenhund,
    assistenzhund, kirchstraße, kirchgasse, unabhängig von der religion, unabhängig von der herkunft, jede herkunft,
    alle nationalitäten, bezahlbarer wohnraum, diskriminierung, französische türen, spanischer stil, schwarzwald,
    weißwurst, alte häuser, altes haus, alte villa, junges haus, kinderbett, kinder bett, großelternwohnung,
    wegen meiner religion, aus religiösen gründen, wegen meines glaubens`,
      faithBuildings: `
    kirche, kirchen, moschee, moscheen, synagoge, synagogen, tempel, kathedrale, minarett, kirchenglocken`,
      shunning: `
    keine, kein, keiner, keinen, ohne, nicht nahe, nicht in der nähe, nicht in der nähe einer, nicht in der nähe
    von, nicht neben, nicht bei, weit weg von, weit weg, weit von, weit entfernt von, fern von, entfernt von,
    abseits von, möglichst weit von, meiden, vermeiden, außer`,
      access: `
    akzeptiert, akzeptieren, akzeptierst, erlaubt, erlauben, willkommen, zugelassen, vermieten an, vermietet an,
    vermieten sie an, verkaufen an, verkauft an, verkaufen sie an, nehmen, nimmt, dürfen, darf, können,
    diskriminierung von, diskriminiert`,
      selecting: `
    keine, kein, keiner, keinen, keinem, ohne, nicht, nie, nur, bloß, ausschließlich, lediglich, wenige, wenigen,
    wenig, weniger, möglichst wenig, möglichst wenige, am wenigsten, wenigsten, viele, vielen, viel, zu viele, zu
    vielen, so viele, lauter, weit weg von, weit weg, weit von, weit entfernt von, fern von, abseits von, entfernt
    von, fernab von, unter, umgeben von, inmitten von, zwischen, nahe bei, in der nähe von, neben, bei, wo, meide,
    meiden, vermeide, vermeiden, frei von, mehr, andere, anderen, voller, voll mit, voll von, dominiert von, bewohnt
    von, geprägt von, außer, ausgenommen, ausschließen, verbietet, verboten für, verbieten, lehnt, ablehnen,
    akzeptiert keine, nimmt keine, duldet keine, hasse, mag keine, mögen keine, will keine, wollen keine, möchte
    keine, möchten keine, niemand, angst vor, genervt von, allergisch gegen, unwohl bei, unwohl unter, bevorzugt,
    bevorzuge, am liebsten, lieber, sortiere nach, sortiert nach, sortieren nach, ordne nach, gegen,
    strikt, streng, rein, reine, reiner, reines, sollen nicht, sollen keine, dürfen nicht, dürfen keine, haben keine`,
      selectingAfter: `
    freundlich, freundliche, freundlichen, freundlicher, freundliches, freundlichem, nur, wohnen, wohnt, leben,
    lebt, nebenan, im haus, im gebäude, in der nachbarschaft, in der gegend, in der nähe, in der umgebung, in der
    straße, in der wohnanlage, ringsum, drumherum, herum, nicht erwünscht, unerwünscht, nicht erlaubt, nicht
    willkommen, nicht zugelassen, verboten, verboten sind, nicht, überwiegen, dominieren, über uns, über mir, oben,
    unten, gegenüber, unerlaubt, bevorzugt, als nachbarn, als mieter, als mitbewohner, only, raus,
    erwünscht, gewünscht, bevorzugt, beziehen, bekommen, empfangen, haben`,
      shares: `
    überwiegend, vorwiegend, hauptsächlich, mehrheitlich, größtenteils, mehrheit, die mehrheit, anteil, anteil an,
    anteil der, hoher anteil, niedriger anteil, prozent, prozentsatz, wie viele, wieviele, wie viel, rein, ganz,
    komplett, alle, fast nur, meist, meistens, meisten, am meisten, zumeist, höchsten, niedrigsten, sehr, zu, wie,
    historisch, traditionell, nur, mehr, weniger, wenigsten`,
      between: `
    die, der, den, dem, das, des, ein, eine, einen, einer, einem, andere, anderen, anderer, laute, lauten,
    schreiende, nervige, und, oder, noch, so, sehr, zu, viele, vielen, sind, ist, sein, gibt, es, sollen, sollten,
    muss, müssen, kleine, kleinen, kleiner, junge, jungen, alte, alten, gute, guten, gutes, guter, nette, netten,
    art von, zum, zur, leute, mit vielen, mit wenigen, mit, stark, sprechende, dominierte, dominierten, dominiertes,
    geprägte, geprägten, geprägtes, mehrheitlich, überwiegend, vorwiegend, jegliche, irgendwelche`,
      pleases: `
    bitte, danke, wenn möglich`,
      breaks: `
    für, in, im, nahe, an, am, auf, bei, zu, zum, zur, aus, von, vom, bis, über, unter, mit, nach`,
      selfBeing: `
    ich bin, wir sind, bin, ich war, wir waren, mein name ist, mein nachname ist, ich heiße, wir heißen, heiße,
    wir als, wir beide sind, mein name lautet, man nennt mich, beide sind,
    [meine|unsere] [religion|konfession|rasse|nationalität|herkunft|kultur|muttersprache] ist, mein glaube ist`,
      selfAs: 'als',
      selfHaving: `
    ich habe, wir haben, habe, haben, hab, ich hab, ich habe keine, wir haben keine, wir haben keinen, ich erwarte,
    wir erwarten, ich bekomme, wir bekommen, wir kriegen`,
      selfLiving: `
    ich komme, wir kommen, komme, ich wurde, wir wurden, ich arbeite, wir arbeiten, ich lebe, wir leben, ich wohne,
    wir wohnen, ich stamme, wir stammen, ich studiere, ich bete, wir beten, ich spreche, wir sprechen, ich gehe in
    die kirche, wir gehen in die kirche, ich gehe in die moschee, ich sitze im rollstuhl, ich benutze einen
    rollstuhl, ich nutze einen rollstuhl, ich trage, ich beziehe, ich bin geboren, ich bin aufgewachsen, wir sind
    aus, ich bin aus, ich bin vor, wir sind vor, wir haben gerade, ich habe gerade, wir haben geheiratet, ich habe
    geheiratet, ich habe letzte, ich unterrichte, ich leide, ich diente, ich esse, wir essen, ich glaube an, wir
    sind letztes, ich bin letztes, ich floh, wir flohen,
    ich miete in, wir mieten in, ich wohne zur miete, ich wohne derzeit, derzeit wohne ich, ich studierte`,
      lifeVerbs: `
    sitzt im rollstuhl, arbeitet, wohnt, lebt, spricht, kommt, wurde, stammt, studiert, hat, haben, ist, geht, kann
    nicht, kann keine, haben gerade, hat gerade, benutzt einen rollstuhl,
    wird bei uns wohnen, wohnt bei uns, zieht bei uns ein, wird bei uns leben, arbeitet, betet, unterrichtet`,
      introductions: `
    hier ist, hier spricht, das ist`,
      presences: `
    hier`,
      salutations: `
    salam, salaam, salam aleikum, as salamu alaykum, assalamu alaikum, selam, merhaba, schalom, shalom, namaste,
    grüß gott, gott segne sie, inschallah`,
      selfOwning: `
    mein, meine, meinen, meiner, meinem, meines, unser, unsere, unseren, unserer, unserem, unseres, seine, ihre,
    ihr, sein`,
      relatives: `
    frau, mann, ehefrau, ehemann, gatte, gattin, partner, partnerin, lebensgefährte, lebensgefährtin, freund,
    freundin, freunde, freunden, verlobter, verlobte, kind, kinder, kindern, sohn, söhne, söhnen, tochter, töchter,
    töchtern, baby, babys, zwillinge, zwillingen, mutter, vater, mütter, väter, müttern, vätern, eltern, mama, papa,
    papas, mamas, oma, opa, großeltern, großmutter, großvater, enkel, enkelin, schwiegermutter, schwiegervater,
    schwiegereltern, bruder, brüder, schwester, schwestern, geschwister, onkel, tante, cousin, cousine, familie,
    paar, ehepaar, pärchen, student, studentin, studenten, rentner, rentnerin, rentnerpaar, pensionär, pensionärin,
    lehrer, lehrerin, krankenschwester, pfleger, pflegerin, arzt, ärztin, ingenieur, ingenieurin, priester, pfarrer,
    pastor, rabbiner, imam, nonne, fahrer, lkw-fahrer, lastwagenfahrer, koch, künstler, musiker, programmierer,
    anwalt, anwältin, person, männer, frauen, witwe, witwer, single, soldat, veteran, veteranin, kunde, kundin,
    kollege, kollegin, arbeiter, angestellter, angestellte, einwanderer, einwanderin, flüchtling, christ, christin,
    muslim, muslima, moslem, jude, jüdin, hindu, buddhist, buddhistin, katholik, katholikin, atheist, atheistin,
    sikh, lesbe, alleinerziehende, alleinerziehender, mädchen, jungen, junge, erwachsene, erwachsenen, haushalt,
    leute`,
      conditions: `
    behinderung, behinderungen, behindert, schwerbehindert, krebs, autismus, autist, autistin, diabetes, epilepsie,
    rollstuhl, im rollstuhl, krücken, greencard, green card, visum, aufenthaltstitel, akzent, religion, glaube,
    glauben, kirche, moschee, namen, name, muttersprache, arbeit, job, krankheit, depression, depressionen, asthma,
    rente, sozialhilfe, wohngeld, gutschein, wohngutschein, section 8 gutschein, section 8, jahre alt,
    monate, monate alt, nachwuchs, blindenhund, arbeitslos, in rente`,
      traits: `
    jung, junge, jungen, junger, junges, jungem, alt, alte, alten, alter, altes, altem, älter, ältere, älteren,
    älterer, älteres, älterem, klein, kleine, kleinen, kleiner, kleines, kleinem, groß, große, großen, großer,
    großes, großem, pensioniert, pensionierte, pensionierten, pensionierter, pensioniertes, pensioniertem,
    verheiratet, verheiratete, verheirateten, verheirateter, verheiratetes, verheiratetem, frischverheiratet,
    frischverheiratete, frischverheirateten, frischverheirateter, frischverheiratetes, frischverheiratetem,
    geschieden, geschiedene, geschiedenen, geschiedener, geschiedenes, geschiedenem, verwitwet, verwitwete,
    verwitweten, verwitweter, verwitwetes, verwitwetem, ledig, ledige, ledigen, lediger, lediges, ledigem,
    schwanger, schwangere, schwangeren, schwangerer, schwangeres, schwangerem, alleinerziehend, alleinerziehende,
    alleinerziehenden, alleinerziehender, alleinerziehendes, alleinerziehendem, alleinstehend, alleinstehende,
    alleinstehenden, alleinstehender, alleinstehendes, alleinstehendem, berufstätig, berufstätige, berufstätigen,
    berufstätiger, berufstätiges, berufstätigem, blind, blinde, blinden, blinder, blindes, blindem, taub, taube,
    tauben, tauber, taubes, taubem, gehörlos, gehörlose, gehörlosen, gehörloser, gehörloses, gehörlosem, krank,
    kranke, kranken, kranker, krankes, krankem, autistisch, autistische, autistischen, autistischer, autistisches,
    autistischem, behindert, behinderte, behinderten, behinderter, behindertes, behindertem, gay, gaye, gayen,
    gayer, gayes, gayem, trans, transe, transen, transer, transes, transem, fünfköpfig, fünfköpfige, fünfköpfigen,
    fünfköpfiger, fünfköpfiges, fünfköpfigem, vierköpfig, vierköpfige, vierköpfigen, vierköpfiger, vierköpfiges,
    vierköpfigem, sechsköpfig, sechsköpfige, sechsköpfigen, sechsköpfiger, sechsköpfiges, sechsköpfigem, dreiköpfig,
    dreiköpfige, dreiköpfigen, dreiköpfiger, dreiköpfiges, dreiköpfigem, muslimisch, muslimische, muslimischen,
    muslimischer, muslimisches, muslimischem, jüdisch, jüdische, jüdischen, jüdischer, jüdisches, jüdischem,
    christlich, christliche, christlichen, christlicher, christliches, christlichem, neu, neue, neuen, neuer, neues,
    neuem, ruhig, ruhige, ruhigen, ruhiger, ruhiges, ruhigem, nett, nette, netten, netter, nettes, nettem, gläubig,
    gläubige, gläubigen, gläubiger, gläubiges, gläubigem, erwachsen, erwachsene, erwachsenen, erwachsener,
    erwachsenes, erwachsenem, pflegebedürftig, pflegebedürftige, pflegebedürftigen, pflegebedürftiger,
    pflegebedürftiges, pflegebedürftigem, minderjährig, minderjährige, minderjährigen, minderjähriger,
    minderjähriges, minderjährigem, lesbisch, lesbische, lesbischen, lesbischer, lesbisches, lesbischem, schwul,
    schwule, schwulen, schwuler, schwules, schwulem, gleichgeschlechtlich, gleichgeschlechtliche,
    gleichgeschlechtlichen, gleichgeschlechtlicher, gleichgeschlechtliches, gleichgeschlechtlichem, männlich,
    männliche, männlichen, männlicher, männliches, männlichem, weiblich, weibliche, weiblichen, weiblicher,
    weibliches, weiblichem, interracial, interraciale, interracialen, interracialer, interraciales, interracialem,
    frisch verheiratet, frisch verheiratetes, frisch, geboren, geborene, aufgewachsen, jahre alt, jahre, monate, im
    rollstuhl, in rente, rentner, arbeitslos, selbstständig, selbständig, zusammen, allein, alleine, köpfige,
    köpfig, fünf köpfige, vier köpfige`,
      articles: `
    ein, eine, einen, einer, einem, der, die, das, den, dem, ist, sind, hat, haben, auch, sehr, beide, zwei, bald,
    schon, viele, mehrere, gerade, jetzt, nicht`,
      nones: `
    keine, kein, keinen`,
      selfSubjects: `
    ich, mich, mir, wir, uns, er, sie`,
      purposes: `
    für`,
      greetings: `
    hallo, hi, hey, guten tag, guten morgen, guten abend, moin, servus, liebes team, sehr geehrte damen und herren,
    grüezi`,
      needs: `
    suche, suchen, sucht, such, auf der suche, brauche, brauchen, braucht, benötige, benötigen, benötigt, möchte,
    möchten, will, wollen, hätte, hätten, würde, würden, wünsche, wünschen, interessiert, interessiere,
    interessieren, mit einem budget, budget, mein budget, zeig, zeige, zeigen, zeig mir, finde, finden, kann
    ausgeben, können ausgeben, bis zu, maximal, bevorzuge, bevorzugen, hasse, mag keine, mag nicht, mögen keine,
    angst, genervt, allergisch, unwohl, gegen, rassist, welche, welcher, welches, wie viele, wo, was, gibt es, haben
    sie, habt ihr, können sie, bitte, ziehe nach, ziehen nach, umziehen, plane, planen, hoffe, hoffen, denke,
    überlege, bereit, kaufen, mieten, am liebsten, lieber, unter, umgeben`,
      origins: `
    aus, geboren in, geboren, aufgewachsen in, komme aus, kommen aus, stamme aus, arbeite in, arbeite bei, arbeiten
    in, arbeiten bei, wohne in, wohnen in, lebe in, leben in, studiere in, ursprünglich aus, aus der, aus dem,
    hergezogen aus, bei, arbeitet bei, in die usa`,
      seams: `
    und, also, hier, deshalb, daher, aber, darum, deswegen, weil, da, der, die, auch, zudem, nun, jetzt`,
      signOffs: `
    danke, vielen dank, grüße, liebe grüße, viele grüße, gruß, mit freundlichen grüßen, beste grüße`,
    }),
    withSpellings,
  )
