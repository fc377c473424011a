import type { LocalLanguage, LocalTexts } from './features.ts'

/** Sentences that say nothing of any feature, as agents write them at home. */
export const localPlainTexts: Record<LocalLanguage, readonly string[]> = {
  Spanish: [
    'Muy luminoso durante el día.',
    'A dos pasos del metro y de las tiendas.',
    'Calle tranquila.',
    'Listo para entrar a vivir.',
    'Cocina abierta al comedor.',
  ],
  French: [
    'Très lumineux toute la journée.',
    'À deux pas du métro et des commerces.',
    'Rue calme.',
    'Beaucoup de rangements.',
    'Cuisine ouverte sur le séjour.',
  ],
  German: [
    'Sehr hell den ganzen Tag.',
    'Zwei Minuten zur Bahn und zu den Läden.',
    'Ruhige Straße.',
    'Viel Stauraum.',
    'Offene Küche zum Essbereich.',
  ],
  Portuguese: [
    'Muita luz natural.',
    'A dois passos do metro e das lojas.',
    'Rua sossegada.',
    'Pronto a habitar.',
    'Cozinha aberta para a sala.',
  ],
  Chinese: ['采光很好。', '步行两分钟到地铁站。', '小区安静。', '储物空间很大。', '厨房和餐厅相连。'],
}

/** How listings of other languages speak of the features that the sentences ask for. */
// biome-ignore format: one language a line
export const localTexts: Record<string, Partial<Record<LocalLanguage, LocalTexts>>> = {
  pool: {
    Portuguese: { said: ['Piscina comum.', 'Com piscina privada.'], denied: ['Sem piscina.'] },
    Spanish: { said: ['Piscina comunitaria.', 'Con piscina privada.'], denied: ['Sin piscina.', 'No tiene piscina.'] },
    French: { said: ['Piscine chauffée.', 'Résidence avec piscine.'], denied: ['Sans piscine.', 'Pas de piscine.'] },
    German: { said: ['Eigener Pool.', 'Mit beheiztem Pool.'], denied: ['Kein Pool.', 'Ohne Pool.'] },
    Chinese: { said: ['小区有泳池。', '带室内泳池。'], denied: ['没有泳池。', '小区无泳池。'] },
  },
  'pets allowed': {
    Portuguese: { said: ['Aceita animais.', 'Animais permitidos.'], denied: ['Não aceita animais.', 'Animais não permitidos.'] },
    Spanish: { said: ['Se admiten mascotas.', 'Mascotas permitidas.'], denied: ['No se admiten mascotas.', 'Mascotas no permitidas.'] },
    French: { said: ['Animaux acceptés.', 'Les animaux sont acceptés.'], denied: ['Animaux non acceptés.', 'Les animaux ne sont pas acceptés.'] },
    German: { said: ['Haustiere erlaubt.', 'Haustiere sind erlaubt.'], denied: ['Haustiere nicht erlaubt.', 'Keine Haustiere erlaubt.'] },
    Chinese: { said: ['可养宠物。', '允许养宠物。'], denied: ['不可养宠物。', '不允许养宠物。'] },
  },
  view: {
    Portuguese: { said: ['Bonita vista sobre o rio.'], denied: ['Sem vista.'] },
    Spanish: { said: ['Bonitas vistas al río.'], denied: ['Sin vistas.'] },
    French: { said: ['Belle vue sur les toits.'], denied: ['Sans vue.'] },
    Chinese: { said: ['景观很好。'] },
  },
  fireplace: {
    Portuguese: { said: ['Sala com lareira.'], denied: ['Sem lareira.'] },
    Spanish: { said: ['Salón con chimenea.'], denied: ['Sin chimenea.'] },
    French: { said: ['Séjour avec cheminée.'], denied: ['Pas de cheminée.'] },
    German: { said: ['Wohnzimmer mit Kamin.'], denied: ['Kein Kamin.'] },
    Chinese: { said: ['客厅有壁炉。'] },
  },
  renovated: {
    Portuguese: { said: ['Totalmente renovado.', 'Remodelado há dois anos.'], denied: ['Não renovado.'] },
    Spanish: { said: ['Totalmente reformado.', 'Piso renovado.'], denied: ['Sin reformar.'] },
    French: { said: ['Entièrement rénové.'], denied: ['Non rénové.'] },
    German: { said: ['Komplett renoviert.', 'Frisch renoviert.'], denied: ['Nicht renoviert.'] },
    Chinese: { said: ['新装修。', '精装修。'] },
  },
  furnished: {
    Portuguese: { said: ['Mobilado.', 'Arrenda-se mobilado.'], denied: ['Não mobilado.'] },
    Spanish: { said: ['Amueblado.', 'Se alquila amueblado.'], denied: ['Sin amueblar.', 'No amueblado.'] },
    French: { said: ['Meublé avec goût.', 'Loué meublé.'], denied: ['Non meublé.'] },
    German: { said: ['Voll möbliert.', 'Möbliert.'], denied: ['Unmöbliert.', 'Nicht möbliert.'] },
    Chinese: { said: ['带家具。', '带全套家具。'], denied: ['不带家具。', '没有家具。'] },
  },
  'air conditioning': {
    Portuguese: { said: ['Ar condicionado em todas as divisões.'], denied: ['Sem ar condicionado.'] },
    Spanish: { said: ['Aire acondicionado en todas las estancias.'], denied: ['Sin aire acondicionado.'] },
    French: { said: ['Climatisation.'], denied: ['Sans climatisation.'] },
    German: { said: ['Klimaanlage vorhanden.'], denied: ['Keine Klimaanlage.'] },
    Chinese: { said: ['每间都有空调。'], denied: ['没有空调。'] },
  },
  balcony: {
    Portuguese: { said: ['Varanda virada a sul.'], denied: ['Sem varanda.'] },
    Spanish: { said: ['Balcón a la calle.'], denied: ['Sin balcón.'] },
    French: { said: ['Grand balcon au sud.'], denied: ['Pas de balcon.'] },
    German: { said: ['Sonniger Balkon.', 'Mit Balkon nach Süden.'], denied: ['Kein Balkon.', 'Ohne Balkon.'] },
    Chinese: { said: ['南向阳台。', '有大阳台。'], denied: ['没有阳台。'] },
  },
  terrace: {
    Portuguese: { said: ['Grande terraço.'], denied: ['Sem terraço.'] },
    Spanish: { said: ['Terraza soleada.', 'Gran terraza.'], denied: ['Sin terraza.'] },
    French: { said: ['Terrasse plein sud.'], denied: ['Sans terrasse.'] },
    German: { said: ['Terrasse mit Abendsonne.'], denied: ['Keine Terrasse.'] },
  },
  garden: {
    Portuguese: { said: ['Jardim privado.'], denied: ['Sem jardim.'] },
    Spanish: { said: ['Jardín privado.'], denied: ['Sin jardín.'] },
    French: { said: ['Joli jardin clos.'], denied: ['Pas de jardin.'] },
    German: { said: ['Gepflegter Garten.'], denied: ['Kein Garten.'] },
    Chinese: { said: ['带花园。'], denied: ['没有花园。'] },
  },
  elevator: {
    Portuguese: { said: ['Prédio com elevador.'], denied: ['Sem elevador.'] },
    Spanish: { said: ['Edificio con ascensor.', 'Ascensor.'], denied: ['Sin ascensor.', 'Tercero, no tiene ascensor.'] },
    French: { said: ['Immeuble avec ascenseur.'], denied: ['Sans ascenseur.', 'Pas d’ascenseur.'] },
    German: { said: ['Haus mit Aufzug.', 'Aufzug vorhanden.'], denied: ['Kein Aufzug.', 'Ohne Aufzug.'] },
    Chinese: { said: ['有电梯。', '电梯房。'], denied: ['没有电梯。', '无电梯。'] },
  },
  basement: {
    Portuguese: { said: ['Cave seca.'], denied: ['Sem cave.'] },
    French: { said: ['Grand sous-sol.'] },
    German: { said: ['Trockener Keller.', 'Mit Keller.'], denied: ['Kein Keller.'] },
    Spanish: { said: ['Sótano amplio.'], denied: ['Sin sótano.'] },
  },
  sauna: { German: { said: ['Sauna im Haus.'], denied: ['Keine Sauna.'] } },
}
