import type { RecordWords } from '../tables/record-words.ts'

/** How German tells what a record says: words of listings, by the English ones that mean the same. */
export const germanRecord: RecordWords = {
  listingWords: `
hardwood floors = parkett, parkettboden, parkettböden, holzböden, holzboden, holzfußböden, dielen, dielenboden,
    holzdielen
tile floors = fliesen, fliesenboden, fliesenböden, gefliest
carpet = teppich, teppichboden, teppichböden
laminate = laminat, laminatboden
granite = granit, aus granit, granitarbeitsplatten, granitplatten
quartz = quarz, quarzarbeitsplatten
marble = marmor, aus marmor
counters = arbeitsplatte, arbeitsplatten, küchenarbeitsplatten
stainless = edelstahl, aus edelstahl
appliances = geräte, küchengeräte, elektrogeräte, haushaltsgeräte
brick = backstein, aus backstein, ziegel, ziegelstein
stone = stein, naturstein, aus stein
fireplace = kamin, kamine, kaminofen
walk-in closet = begehbarer kleiderschrank, begehbaren kleiderschrank, begehbare kleiderschränke, ankleide,
    ankleidezimmer
vaulted ceilings = hohe decken, hohen decken, gewölbedecken, gewölbte decken, gewölbten decken
skylights = dachfenster, dachfenstern, oberlicht, oberlichter, oberlichtern
natural light / light filled / sunny / bright = hell, helle, hellen, heller, helles, sonnig, sonnige, sonnigen,
    sonniges, sonniger, lichtdurchflutet, lichtdurchflutetes, lichtdurchflutete, tageslicht
corner lot = eckgrundstück, eckgrundstücks
cul-de-sac = sackgasse, stichstraße
end of = am ende
fenced = eingezäunt, eingezäunte, eingezäunten, eingezäunter, eingezäuntes, umzäunt, umzäunte, umzäunten, zaun
backyard / yard / garden = garten, hinterhof, garten hinter dem haus, gartens
deck = terrasse, holzterrasse, holzdeck
covered = überdacht, überdachte, überdachten, überdachter, überdachtes
patio = terrasse, innenhof
balcony = balkon, balkone
porch = veranda, vordach
shed = schuppen, gartenschuppen, gerätehaus, gartenhaus, geräteschuppen
fruit trees = obstbäume, obstbäumen
mature trees = alte bäume, alter baumbestand, hohe bäume
trees = bäume, bäumen, baum
basement = keller, untergeschoss, kellers
finished = ausgebaut, ausgebaute, ausgebauten, ausgebauter, ausgebautes
unfinished = nicht ausgebaut, unausgebaut
separate entrance = eigener eingang, eigenen eingang, separater eingang, separaten eingang, separatem eingang,
    eigenem eingang
mountain view / view of the mountains / mountain views = blick auf die berge, bergblick, aussicht auf die berge,
    die berge
water view = blick aufs wasser, wasserblick
lake view = seeblick, blick auf den see
city view = stadtblick, blick auf die stadt, blick über die stadt
pets allowed / pet friendly / pets welcome / pets ok = haustiere erlaubt, haustiere sind erlaubt, haustiere
    willkommen, haustiere sind willkommen, tierhaltung erlaubt, haustierfreundlich, haustiere gestattet, haustiere
    sind gestattet
renovated / remodeled / updated / refurbished = renoviert, renovierte, renovierten, saniert, sanierte,
    sanierten, modernisiert, modernisierte, erneuert, überholt, aufgefrischt
roof = dach, daches, dachs
windows = fenster, fenstern
living room = wohnzimmer, wohnzimmers, wohnbereich
dining room = esszimmer, essbereich
family room = familienzimmer
home office / office / study / den = arbeitszimmer, büro
bonus room = zusatzraum, zusätzlicher raum
laundry / laundry room / utility room = waschküche, hauswirtschaftsraum, waschraum
pantry = speisekammer, vorratskammer
kitchen island / island = kücheninsel, kochinsel
breakfast nook / eat-in kitchen = frühstücksecke, essecke
open floor plan / open concept / open plan = offener grundriss, offene grundriss, offenen grundriss
air conditioning = klimaanlage, klimatisiert
heat pump = wärmepumpe
rambler / single story / one story / single level = eingeschossig, eingeschossiges, ebenerdig, bungalow, auf
    einer ebene, einstöckig
two story = zweistöckig, zweistöckiges, zweigeschossig
craftsman = craftsman-stil
storage = stauraum, abstellraum
furnished = möbliert, möblierte
quiet street = ruhige straße, ruhigen straße
swimming pool / pool = pool, schwimmbad, schwimmbecken
remodeled kitchen / updated kitchen / renovated kitchen = renovierte küche, modernisierte küche
harbour / harbor = hafen
updated bathrooms / remodeled bathrooms / renovated bathrooms = bäder renoviert, bäder wurden renoviert,
    renovierte bäder, renovierten bädern, modernisierte bäder
double-pane windows / double pane / double glazed = doppelverglasung, doppelt verglaste, doppelverglaste
tankless water heater / tankless = durchlauferhitzer
crown molding = stuckleisten, deckenleisten
sprinkler / irrigation = bewässerungsanlage, bewässerung
main floor = erdgeschoss
upstairs / upper level = obergeschoss, oben
breakfast bar = frühstückstheke
new roof / newer roof = neues dach, neuen dach, dach ist neu, dach neu
new kitchen = neue küche, neuen küche
new windows / newer windows = neue fenster, neuen fenstern
new furnace / newer furnace = neue heizung, neuer heizkessel
gym / fitness center / fitness room / exercise room = fitnessraum, fitnessstudio, fitnesscenter
doorman / concierge = portier, concierge, pförtner
elevator / lift = aufzug, aufzüge, fahrstuhl, lift
washer / washing machine = waschmaschine, waschmaschinen
dryer / drier = trockner, wäschetrockner
dishwasher = geschirrspüler, spülmaschine, geschirrspülmaschine
ceiling fans / ceiling fan = deckenventilator, deckenventilatoren
gas range / gas stove / gas cooktop = gasherd, gaskochfeld
furnace / boiler / forced air / gas heat / radiators = heizkessel, heizofen
wood burning / wood stove / burns wood = holzkamin, holzbefeuert, holzbefeuerter
oak = eiche, eichenholz, eichenboden, eichenböden, eichenparkett
copper = kupfer, kupferrohre, kupferleitungen
plumbing / pipes = rohre, rohrleitungen, wasserleitungen
storage locker / storage unit = abstellabteil, kellerabteil, lagerabteil
rooftop / roof terrace / roof deck = dachterrasse
bike / bicycle / bikes = fahrrad, fahrräder, fahrradraum, fahrradkeller
solar panels / solar = solaranlage, solarmodule, solarpaneele, photovoltaikanlage
charger / charging / ev = ladestation, wallbox, ladepunkt, ladesäule
electric meter / electric meters = stromzähler
alley = hintergasse, gasse
bay = bucht
courtyard = innenhof, hof
barbecue / bbq / grill = grill, grillplatz
exposed brick = sichtziegel, sichtmauerwerk, unverputzte ziegel
pine / pines = kiefern, kiefer
level lot / flat lot / level one acre / level acre = ebenes grundstück, flaches grundstück
paved road / paved street = asphaltierte straße, asphaltierten straße, befestigte straße, befestigten straße
face north / north facing / northern exposure = nach norden, nordseite
face south / south facing / southern exposure = nach süden, südseite
face east / east facing / eastern exposure = nach osten, ostseite
face west / west facing / western exposure = nach westen, westseite
raised beds / garden beds / raised garden beds = hochbeete
bathtub / tub / soaking tub = badewanne
shower = dusche
attic = dachboden, speicher
driveway = einfahrt, auffahrt
lawn = rasen, rasenfläche
lake = seeufer
river = fluss
beach = strand
cats = katze, katzen
dogs = hund, hunde
smoking = rauchen, raucher
hurricane windows / impact windows / storm windows = sturmfenster, sturmfeste fenster, hurrikanfenster
primary bedroom / master bedroom / primary suite / master suite = hauptschlafzimmer
primary suite / master suite / owner suite = hauptschlafzimmer mit eigenem bad
guest room / guest bedroom = gästezimmer
guest house / casita = gästehaus
hot tub / jacuzzi / spa = whirlpool
heated pool = beheizter pool, beheizten pool, pool ist beheizt
soil report = bodengutachten
upstairs / upper level / upper floor = obere etage, oberen stock
detached garage / garage is detached = freistehende garage, garage steht frei
attached garage / garage is attached = angebaute garage
needs work / needs cosmetic / cosmetic work = schönheitsreparaturen
cascades / mountains = bergkette`,
  events: {
    built: 'gebaut*, erbaut*, baujahr, errichtet*, fertiggestellt*, stammt',
    renewed: `renovier*, sanier*, modernisier*, erneuer*, ersetz*, umgebaut*, neu, neue, neues, neuen,
      neuer, neuem, ausgetauscht*, eingebaut*`,
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
  inside: 'in, im, ins',
  timeUnits: 'jahre alt, jahren, jahre, wochen, woche, monaten, monate, tagen, tage, stunden',
  ties: `das macht, das sind, ergibt, belauft sich auf, macht zusammen, stammt aus, bekommen sie, erhalten sie,
      gibt es, verlangt werden, verlangt wird, schlagt mit, zu buche, betragt, kommt auf, ist fur, verfugt uber,
      bietet, umfasst, erstreckt sich uber, steht auf einem, entstand, entstanden, errichtet, fertiggestellt,
      anscheinend, offenbar, soweit ich sehe, soweit ich weiss, nach meinem wissen, wenn ich richtig lese, wenn ich
      mich nicht irre, dem inserat nach, der anzeige nach, laut inserat, laut anzeige, den angaben nach, nach den
      angaben, wohl, er-jahren, er jahren, jahrzehnt, an flache, wohnflache von, grundflache, stellplatze fur, platz
      fur, postleitzahl, mls-nummer, in verschiedenen stadten, derselben stadt, der gleichen stadt, dagegen, hingegen,
      im gegenzug`,
  exclusives: `das einzige haus, das einzige mit, die einzige wohnung, das einzige objekt, die einzige
    immobilie, das einzige inserat, die einzige mit, kein anderes haus, keine andere wohnung`,
  ofShown: `der beiden, der zwei, der drei, der vier, von diesen, davon, von ihnen, unter diesen, dieser
    hauser, von beiden, von allen, der liste`,
  near: `etwa, rund, ungefahr, circa, ca, fast, an die, um die, zirka, knapp gerechnet, gegen, in etwa, annahernd,
      nahezu, gerundet, aufgerundet, abgerundet, so um die, schatzungsweise, vor etwa, seit etwa, seit rund, bei
      etwa`,
  above: `mehr als, uber, gut, etwas mehr als, etwas uber, oberhalb von, ein wenig mehr als, wenig mehr als, knapp
      uber, leicht uber, gute, mindestens, ubersteigt, nicht weniger als, kaum mehr als`,
  below: `weniger als, unter, knapp, etwas weniger als, etwas unter, unterhalb von, ein wenig weniger als, knapp
      unter, leicht unter, hochstens, nicht mehr als, nicht ganz, bis zu, maximal, kaum weniger als`,
  behind: {
    near: 'in etwa, ungefahr, gerundet, rund gerechnet',
    above: 'und etwas mehr',
    below: 'oder weniger',
  },
  deniedBehind: `sind nicht erlaubt, nicht erlaubt, sind nicht gestattet, nicht gestattet, verboten, untersagt,
    sind unerwunscht, unerwunscht, nicht inbegriffen, fehlt, fehlen, nicht vorhanden`,
}
