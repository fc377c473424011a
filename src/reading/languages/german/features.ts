/**
 * Features, one a row: name : English row that means the same = synonyms < only said by > only asked by. Forms of nouns
 * and adjectives count by themselves.
 */
export const featureRows = `
Pool : swimming pool = swimmingpool, schwimmbad, schwimmbecken, pools, außenpool, innenpool, poolbereich, badepool,
  eigener pool
beheizter Pool : heated pool = beheizten pool, beheiztem pool, beheiztes schwimmbad
Gemeinschaftspool : community pool
Billardtisch : pool table = billard, billardzimmer
Whirlpool : hot tub = jacuzzi, hot tub, sprudelbad
Sauna : sauna
Dampfbad : steam room = dampfdusche
Wasserlage : waterfront = am wasser, direkt am wasser, wassergrundstück, uferlage, ufergrundstück, waterfront,
  wasserfront, am ufer, direkte wasserlage, mit wasserzugang, wasserzugang
Seelage : lakefront = am see, direkt am see, seegrundstück, seezugang, seeufer, am seeufer
Meerlage : oceanfront = am meer, direkt am meer, am ozean
Strandlage : beachfront = am strand, direkt am strand, strandzugang
Flusslage : riverfront = am fluss, direkt am fluss, am flussufer
Aussicht : view = ausblick, blick, fernblick, weitblick, panoramablick, panorama, schöne aussicht, schöner aussicht,
  toller aussicht, tolle aussicht, guter aussicht, freier blick, weitsicht, sicht, panoramaaussicht, schöner ausblick,
  schönem ausblick, herrlicher aussicht, traumhafter aussicht
Wasserblick : water view = blick aufs wasser, blick auf das wasser, aussicht aufs wasser, aussicht auf das wasser,
  wassersicht
Meerblick : ocean view = meeresblick, blick aufs meer, blick auf das meer, ozeanblick, meersicht, aussicht aufs meer
Seeblick : lake view = blick auf den see, seesicht, aussicht auf den see
Bergblick : mountain view = blick auf die berge, bergsicht, aussicht auf die berge, bergpanorama
Stadtblick : city view = blick auf die stadt, skyline, skylineblick, blick über die stadt, blick auf die skyline,
  aussicht auf die stadt, aussicht über die stadt
Kamin : fireplace = kamine, offener kamin, offenen kamin, offenem kamin, gaskamin, feuerstelle innen, kaminofen,
  kaminfeuer
Holzofen : wood stove = pelletofen, kachelofen, schwedenofen, holzheizung
Feuerstelle : fire pit = feuerschale, lagerfeuerstelle
Keller : basement = untergeschoss, kellergeschoss, unterkellerung, kellerräume, kellerraum, kellerabteil,
  voll unterkellert, unterkellert
ausgebauter Keller : finished basement = ausgebauten keller, ausgebautem keller, wohnkeller, ausgebautes untergeschoss,
  fertiger keller, fertig ausgebauter keller
Weinkeller : wine cellar = weinraum, weinlager
Dachboden : attic = speicher, dachgeschoss ausgebaut
Haustiere erlaubt : pets allowed = haustiere, haustier, haustierfreundlich, haustiere willkommen, tiere erlaubt,
  tierfreundlich, haustierhaltung, haustierhaltung erlaubt, tierhaltung erlaubt, haustiere gestattet, haustiere möglich,
  haustieren > haustiere sind erlaubt, haustiere erlaubt sind, meine tiere, mein haustier, tiere
Hunde erlaubt : dogs allowed = hunde willkommen, hundefreundlich, hundehaltung, hundehaltung erlaubt, hund erlaubt,
  hunde gestattet > hund, hunde, hunden, meinen hund, mein hund, für meinen hund, mit hund, einen hund
Katzen erlaubt : cats allowed = katzen willkommen, katzenhaltung, katze erlaubt, katzen gestattet > katze, katzen,
  meine katze, für meine katze, mit katze, eine katze
Hundepark : dog park = hundewiese, hundeauslauf
renoviert : renovated = saniert, modernisiert, kernsaniert, frisch renoviert, frisch saniert, neu renoviert,
  komplett renoviert, vollständig renoviert, renovierung, sanierung, generalsaniert, vollsaniert, totalsaniert,
  umgebaut, aufgefrischt, kürzlich renoviert, erneuert, instandgesetzt, neu gemacht, restauriert, topsaniert
große Küche : big kitchen = mit großer küche, mit einer großen küche, mit geräumiger küche, geräumige küche,
  großer küche, großen küche, geräumiger küche, geräumigen küche, grosse küche
renovierte Küche : renovated kitchen = renovierter küche, renovierten küche, neue küche, neuer küche, neuen küche,
  modernisierte küche, modernisierter küche, erneuerte küche, sanierte küche
renovierungsbedürftig : fixer upper = sanierungsbedürftig, renovierungsbedarf, sanierungsbedarf, zum renovieren,
  zum sanieren, bastlerobjekt, handwerkerhaus, handwerkerobjekt, zum herrichten, reparaturbedürftig, ausbauhaus,
  zum selbst renovieren, liebhaberobjekt
bezugsfertig : move-in ready = einzugsbereit, einzugsfertig, schlüsselfertig, sofort bezugsfertig, sofort beziehbar,
  sofort bezugsbereit, bezugsbereit, bezugsfrei
Neubau : new construction = neubauten, erstbezug, neubauprojekt, brandneu, neu gebaut, neu gebaute, neu gebautes,
  neu gebauten, neuer bau, neu errichtet, neugebaut, neu erbaut
Altbau : historic = altbauten, historisch, denkmalgeschützt, unter denkmalschutz, denkmal, stilaltbau
möbliert : furnished = vollmöbliert, komplett möbliert, voll möbliert, teilmöbliert, mit möbeln, eingerichtet, möbeln,
  möbel
unmöbliert : unfurnished = nicht möbliert, ohne möbel, leerstehend
Klimaanlage : air conditioning = klima, klimatisiert, klimatisierung, klimagerät, ac, split-klimaanlage, klimaanlagen
Zentralklimaanlage : central air = zentrale klimaanlage, zentraler klimaanlage
Wärmepumpe : heat pump = luftwärmepumpe, erdwärmepumpe, erdwärme
Fußbodenheizung : radiant heat = bodenheizung, fussbodenheizung
Zentralheizung : central heating = zentralheizung
Balkon : balcony = balkone, südbalkon, loggia
Terrasse : terrace = sonnenterrasse, südterrasse, terrassen
Innenhof : patio = patio, hof
Holzterrasse : deck = deck, holzdeck, sonnendeck
Dachterrasse : rooftop deck = dachgarten
Veranda : porch
Wintergarten : sunroom = sonnenzimmer
Garten : garden = gärten, gartenanteil, eigener garten, gartenanlage, gartengrundstück, südgarten < yard, backyard,
  back yard
Hof : yard = vorgarten, außenbereich
Hintergarten : backyard = garten hinter dem haus, garten hinterm haus, backyard
eingezäunter Garten : fenced yard = eingezäunten garten, eingezäuntem garten, umzäunter garten, umzäunten garten,
  eingezäunt, eingezäuntes grundstück, eingezäunter hof, umzäunt
Zaun : fence = gartenzaun
Gewächshaus : greenhouse = glashaus
Pavillon : gazebo = gartenpavillon, laube
Teich : pond = gartenteich
Koiteich : koi pond = koi-teich
Bach : creek = bachlauf
Bootssteg : dock = steg, bootsanleger, anlegestelle, anlegeplatz, bootsliegeplatz, anleger
Bootshaus : boathouse
Carport : carport = überdachter stellplatz, überdachten stellplatz
Einfahrt : driveway = auffahrt, zufahrt
Tiefgarage : underground parking
angebaute Garage : attached garage = integrierte garage, angebauter garage, integrierter garage
freistehende Garage : detached garage = freistehender garage, separate garage, separater garage
beheizte Garage : heated garage = beheizter garage
Wohnmobilstellplatz : RV parking = wohnmobil-stellplatz, stellplatz für wohnmobil, stellplatz für ein wohnmobil,
  wohnwagenstellplatz
Ladestation : EV charger = wallbox, e-ladestation, ladesäule, elektroauto-ladestation, lademöglichkeit,
  ladestation für elektroautos, ladestation für e-autos, e-auto-ladestation, ladepunkt, elektroauto
Werkstatt : workshop = hobbywerkstatt, bastelraum, hobbyraum, werkraum
Schuppen : shed = geräteschuppen, gartenhaus, gerätehaus, gartenhütte, gartenhäuschen
Abstellraum : storage = stauraum, lagerraum, abstellkammer, abstellfläche, lagerfläche
Scheune : barn = stall, ställe, pferdestall, stallungen
pferdegeeignet : horse property = pferdehaltung, für pferde, pferde, pferd, reitanlage, reitplatz, koppel, pferdekoppel,
  pferdeweide
Solaranlage : solar panels = solar, photovoltaik, photovoltaikanlage, pv-anlage, solarzellen, solarmodule, solardach,
  solarpanel, solarpanels, sonnenkollektoren, solarstrom
energieeffizient : energy efficient = energiesparend, niedrigenergiehaus, passivhaus, gute energieeffizienz,
  energieeffizienz, niedrigenergie, gut gedämmt, wärmedämmung, gedämmt
Smart Home : smart home = smarthome, smart-home, hausautomation, intelligentes haus
Alarmanlage : security system = sicherheitssystem, einbruchschutz, überwachungskameras, videoüberwachung, alarmsystem
geschlossene Wohnanlage : gated community = bewachte wohnanlage, gated community, geschlossenen wohnanlage,
  bewachten wohnanlage, eingezäunte wohnanlage, geschlossener wohnanlage, bewachter wohnanlage
Concierge : doorman = portier, pförtner, doorman
Aufzug : elevator = aufzüge, lift, fahrstuhl, personenaufzug, fahrstühle, lifte, aufzügen
Fitnessraum : gym = fitnessstudio, fitness, fitnesscenter, gym, trainingsraum, fitness-studio, kraftraum, sportraum,
  fitnessbereich
Clubhaus : clubhouse = klubhaus, gemeinschaftshaus
Tennisplatz : tennis court = tennisplätze, tennis
Basketballplatz : basketball court = basketball, basketballkorb
Pickleball : pickleball court
Spielplatz : playground = kinderspielplatz, spielplätze
Golfplatz : golf course = golf, golfplätze, am golfplatz
Parkett : hardwood floors = parkettboden, parkettböden, holzboden, holzböden, dielenboden, dielen, holzdielen,
  holzfußboden, hartholzboden, hartholzböden, echtholzparkett, echtholzboden, parkettfußboden, eichenparkett
Fliesen : tile floors = fliesenboden, fliesenböden, gefliest
Teppichboden : carpet = teppich, teppichböden
Granitarbeitsplatten : granite countertops = granitarbeitsplatte, granit, granitplatten
Quarzarbeitsplatten : quartz countertops = quarzarbeitsplatte, quarz
Marmor : marble = marmorboden, marmorbad
Edelstahlgeräte : stainless steel appliances = edelstahl, edelstahlküche
Gasherd : gas stove = gaskochfeld
Geschirrspüler : dishwasher = spülmaschine, geschirrspülmaschine, spüler
Waschmaschine und Trockner : washer and dryer = waschmaschine, waschmaschine/trockner, wäschetrockner,
  waschmaschinenanschluss, trockner
Waschküche : laundry = waschraum, hauswirtschaftsraum, waschkeller
begehbarer Kleiderschrank : walk-in closet = begehbaren kleiderschrank, begehbarem kleiderschrank, begehbare ankleide,
  ankleide, ankleidezimmer, ankleideraum, begehbare kleiderschränke, walk-in-closet
Speisekammer : pantry = vorratskammer, vorratsraum, speis
Kochinsel : kitchen island = kücheninsel
Wohnküche : eat-in kitchen = essküche, küche mit essplatz
Einbauküche = ebk, modern kitchen, moderne küche, moderner küche, modernen küche
Gourmetküche : chef's kitchen = profiküche, luxusküche
offener Grundriss : open floor plan = offenen grundriss, offenem grundriss, offene küche, offener küche, offenen küche,
  offener wohnbereich, offenes wohnkonzept, offenem wohnkonzept, offenes konzept, offene raumaufteilung,
  offener wohnraum
hohe Decken : high ceilings = hohen decken, hohe räume, hohen räumen, hohe decke, hoher decke, hohe zimmerdecken
Gewölbedecken : vaulted ceilings = gewölbedecke, kathedralendecke
Oberlicht : skylight = dachfenster, oberlichter, lichtkuppel, oberlichtern
große Fenster = large windows, big windows, floor to ceiling windows, großen fenstern, bodentiefe fenster,
  bodentiefen fenstern, panoramafenster, fensterfront, bodentiefen fenster
viel Licht : natural light = lichtdurchflutet, hell, lichtdurchfluteten, sonnig, viel tageslicht, tageslicht,
  viel sonnenlicht, viel natürliches licht, viel natürlichem licht, hell und freundlich, natürliches licht,
  sonnendurchflutet
Arbeitszimmer : home office = büro, homeoffice, home office, home-office, heimbüro, büroraum, arbeitsraum, bürozimmer,
  arbeitsbereich, studierzimmer
Freizeitraum : bonus room = hobbykeller, partykeller, partyraum, spielzimmer
Familienzimmer : family room
Heimkino : media room = kinoraum, kino, kinozimmer, heimkinoraum
Gästezimmer : guest room = gästeschlafzimmer
Gästehaus : guest house = nebengebäude, gästewohnung, gartenhaus zum wohnen
Einliegerwohnung : mother-in-law suite = oma-wohnung, separate wohnung im haus, einliegerapartment
Esszimmer : dining room = speisezimmer, essbereich
Wohnzimmer : living room
Gäste-WC : powder room = gästewc, gästetoilette, gäste-toilette, gäste wc
Badewanne : soaking tub = wanne, freistehende badewanne, freistehender badewanne, wannenbad
ebenerdige Dusche : walk-in shower = begehbare dusche, begehbarer dusche, ebenerdiger dusche, bodengleiche dusche,
  bodengleicher dusche, walk-in-dusche, duschkabine
Doppelwaschbecken : double vanity = doppelwaschtisch, zwei waschbecken
Bad en suite = ensuite bathroom, en suite bathroom, ensuite, en-suite bathroom, en-suite-bad, en suite bad, eigenes bad,
  ensuite
rollstuhlgerecht : wheelchair accessible = barrierefrei, behindertengerecht, rollstuhlgeeignet, rollstuhlzugang,
  rollstuhlfreundlich, rollstuhl, barrierefreiheit, rollstuhlrampe, rollstuhlgängig, für rollstuhlfahrer,
  barrierefreier zugang, barrierefreiem zugang, rollstuhltauglich, rollstuhlfahrer
stufenlos : step-free = ohne stufen, ohne treppen, ohne treppe, keine treppen, keine stufen, stufenfrei, treppenlos,
  schwellenlos, ebenerdig, stufenloser zugang, stufenlosem zugang, stufenlosen zugang, keine treppe, schwellenfrei,
  treppenfrei, ebenerdiger zugang
Haltegriffe : grab bars = haltegriff
eingeschossig : single story = einstöckig, auf einer ebene, alles auf einer ebene, einer ebene, eine ebene, eine etage,
  auf einer etage, einstöckiges, eingeschössig
zweigeschossig : two story = zweistöckig, zwei etagen, über zwei etagen, zwei stockwerke, zwei ebenen, auf zwei ebenen,
  2 etagen, 2-stöckig, 2-geschossig, zwei stockwerken
Erdgeschoss : ground floor = parterre, im erdgeschoss, eg, hochparterre
oberstes Stockwerk : top floor = oberste etage, obersten stock, im obersten stock, dachgeschoss, obersten etage,
  oberster etage, oberstem stockwerk, dg, im dachgeschoss, obersten stockwerk
Endwohnung : corner unit = eckwohnung
Eckgrundstück : corner lot
Sackgasse : cul-de-sac = sackgassenlage, wendehammer
ruhig : quiet = ruhige lage, ruhiger lage, ruhig gelegen, ruhige gegend, ruhiger gegend, in ruhiger lage, ruhige straße,
  ruhigen straße, ruhiger straße, idyllisch, stille lage
Privatsphäre : private = abgeschieden, uneinsehbar, nicht einsehbar
Penthouse : penthouse
Ranch : ranch = ranchhaus
Bauernhof : farm = bauernhaus, farm, gutshof, hofstelle
gewerblich : commercial = gewerbe, gewerbeimmobilie, ladenlokal, geschäftsräume
Craftsman : craftsman = craftsman-stil
viktorianisch : victorian = viktorianischer stil, viktorianischen stil
Kolonialstil : colonial = kolonial, im kolonialstil
modern : modern = zeitgemäß, zeitgenössisch, modernes design, moderner stil, modernem stil
Luxus : luxury = luxuriös, exklusiv, gehobene ausstattung, luxusimmobilie, gehobener ausstattung,
  hochwertige ausstattung, hochwertiger ausstattung
Backstein : brick = ziegel, klinker, ziegelstein, backsteinfassade, backsteinbau
Stuck : stucco = stuckdecken, stuckdecke
Blockhaus : log home = holzblockhaus, blockhäuser
Metalldach : metal roof = blechdach
neues Dach : new roof = neuem dach, dach neu, neues dach, dach erneuert
neue Fenster : new windows = doppelverglasung, neuen fenstern, doppelt verglaste fenster, isolierverglasung,
  doppelverglaste fenster, dreifachverglasung
Brunnen : well = eigener brunnen, brunnenwasser
Klärgrube : septic = sickergrube
Nebenkosten inklusive : utilities included = inklusive nebenkosten, inkl. nebenkosten, nebenkosten inbegriffen,
  nebenkosten enthalten, mit nebenkosten, alles inklusive, strom inklusive, nebenkosten inkl, all inclusive
Internet : high-speed internet = wlan, glasfaser, highspeed-internet, schnelles internet, schnellem internet, dsl,
  glasfaseranschluss, breitband, breitbandanschluss
Kurzzeitmiete : short-term lease = kurzzeitmiete, kurzfristige miete, wohnen auf zeit, auf zeit, monatlich kündbar,
  kurze mietdauer, kurzfristiger mietvertrag, befristet, kurzzeitvermietung
Mietkauf : rent to own = miete mit kaufoption
Verkäuferfinanzierung : owner financing = finanzierung durch den verkäufer
Zwangsversteigerung : foreclosure = zwangsversteigerungen, zwangsvollstreckung, bankverwertung, aus zwangsversteigerung
Notverkauf : short sale
55+ Wohnanlage : 55+ community = 55plus, 55 plus, ab 55, seniorenresidenz, seniorenwohnanlage, seniorenwohnung, 55+,
  55+ wohnanlage, 55+-wohnanlage, seniorengerecht, altersgerecht, betreutes wohnen, 55+ community, 55+ siedlung,
  55+-community, seniorenwohnen
Section 8 akzeptiert : Section 8 accepted = section 8, wohngeldgutschein, wohngutschein, section-8, section 8 möglich,
  housing voucher, section 8 wird akzeptiert
Parknähe : near park = in parknähe, am park, in der nähe eines parks, nahe einem park, nähe park, park in der nähe,
  parks in der nähe, neben einem park, bei einem park, in der nähe vom park < park > park, parks, nähe zum park
Schulnähe : near school = in schulnähe, in der nähe einer schule, nahe einer schule, schule in der nähe,
  schulen in der nähe, nähe schule, in der nähe von schulen, nahe schulen, nahe der schule, bei einer schule < school,
  schools, schule > schule, schulen, nähe zur schule
ÖPNV : near transit = öffentliche verkehrsmittel, öffentlichen verkehrsmitteln, nahverkehr, bahnhof, bushaltestelle,
  haltestelle, u-bahn, s-bahn, straßenbahn, bahnhofsnähe, gute verkehrsanbindung, gute anbindung, guter anbindung,
  verkehrsanbindung, in der nähe von öffentlichen verkehrsmitteln, nahe öffentlicher verkehrsmittel, in bahnhofsnähe,
  nähe bahnhof, in der nähe eines bahnhofs, nahe einer bushaltestelle, öffis, nahverkehrsanbindung,
  guter verkehrsanbindung, öffentlichem nahverkehr, öffentlicher nahverkehr < bus, train > zug, bus, züge, busse
Einkaufsmöglichkeiten : near shopping = geschäfte, läden, supermarkt, einkaufszentrum, einkaufen,
  in der nähe von geschäften, einkaufsmöglichkeit, geschäfte in der nähe, einkaufsmöglichkeiten in der nähe,
  supermarkt in der nähe, supermärkte, nahe geschäften
Restaurants : near restaurants = restaurants in der nähe, gastronomie, cafés, restaurant
Strandnähe : near beach = in strandnähe, nahe am strand, in der nähe vom strand, in der nähe des strandes, nähe strand,
  nahe dem strand, strand in der nähe, nah am strand < beach > strand, strände
Seenähe : near lake = in seenähe, in der nähe eines sees, nahe am see, in der nähe vom see, nähe see, nahe dem see,
  see in der nähe < lake > see
Wanderwege : near trails = wanderwegen, wandern, radwege, wanderpfade, spazierwege, wandermöglichkeiten
Krankenhaus : near hospital = klinik, krankenhaus in der nähe, nähe krankenhaus
Autobahn : near freeway = autobahnnähe, autobahnanschluss, autobahnanbindung, in autobahnnähe
Innenstadt : downtown = stadtzentrum, zentrum, zentral, zentrale lage, zentraler lage, in zentraler lage, im zentrum,
  in der innenstadt, zentral gelegen, stadtmitte, innenstadtlage, zentrumsnah, zentrumsnähe, im stadtzentrum, downtown,
  city
Kirche : church = kirchen
Synagoge : synagogue
Moschee : mosque
umlaufende Veranda : wraparound porch = umlaufender veranda
Außenküche : outdoor kitchen = grillplatz, grillstelle, grill, outdoor-küche, grillbereich
Bar : wet bar = hausbar
Einbauschränke : built-ins = einbauregale, einbaumöbel
Bibliothek : library
alter Baumbestand : mature trees = bäume, baumbestand, alte bäume, alten bäumen, bewaldet, wald, am waldrand, waldrand,
  waldgrundstück, waldnähe
Obstbäume : fruit trees = obstgarten, obstbäumen
Bewässerungsanlage : sprinklers = sprinkleranlage, bewässerungssystem, bewässerung
Nichtraucher : non-smoking = rauchfrei
ländlich = rural, country setting, auf dem land, auf dem lande, ländliche lage, ländlicher lage, im grünen
Rollläden = shutters, rolläden, jalousien
Hühnerstall = chicken coop, hühnerhaus
Hanglage = hillside, am hang
Spa : spa = wellnessbereich, wellness
Straßenparkplatz : street parking = parken auf der straße, parkplätze an der straße, straßenparkplätze
überdachter Parkplatz : covered parking = überdachten parkplatz, überdachte stellplätze
Hauptschlafzimmer : master suite = elternschlafzimmer, hauptschlafzimmer mit bad, master-suite, mastersuite
Schlafzimmer im Erdgeschoss : main floor bedroom = schlafzimmer unten, erdgeschossschlafzimmer
Spielezimmer : game room = spieleraum
Schmutzschleuse : mudroom = garderobenraum
rollstuhlgerechte Dusche : roll-in shower = barrierefreie dusche, barrierefreier dusche, rollstuhlgerechter dusche
Split-Level : split level = versetzte ebenen
Mid-Century : mid-century = mid-century-stil, midcentury
Sichtmauerwerk : exposed brick = freigelegte ziegel, sichtziegel, unverputzte ziegelwände
übernehmbarer Kredit : assumable loan = übernehmbares darlehen
französische Türen : French doors = fenstertüren, französischen türen, terrassentür
Hundeauslauf : dog run
`
