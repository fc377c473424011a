import type { LanguageCode } from '../../../reading/languages/language.ts'

/** True of the home of described-home.fixture.ts, in other words than its listing. */
export const describedTruths: Record<LanguageCode, string> = {
  en: `
The price per square foot is $250.
It was built 48 years ago.
77 Birch Lane has parquet in the living room.
The house sits on a corner plot at the end of a dead-end street.
The countertops are granite, and the appliances are stainless steel.
Its bathrooms have been modernized.
The yard is enclosed by a fence, and there is a roofed deck.
You can see the mountains from the house.
The roof was replaced in 2021.
The home is bright, with skylights and high ceilings.
The basement is finished and has its own entrance.
The home works out to $250 per square foot.
At 2,100 square feet and $525,000, that is $250 a square foot.
The house is about 48 years old.
77 Birch Lane is just over $500,000.
It has been listed for three weeks.
The lot is roughly 0.17 acres.
Pets are welcome there.
At 77 Birch Ln you get four bedrooms, two and a half baths and a two-car garage.
A walk-in wardrobe and a brick hearth are part of the description.
A corner lot often has more light.
Older houses tend to need more maintenance.
May I jot down your priorities?
I'd gladly walk you through the listing.
Which of these matters most to you: price, size or year?
Shall I line up a few more like it?
Thanks for bearing with me.
Let me recap what the listing says.
`,
  es: `
El precio por pie cuadrado es de 250 $.
77 Birch Lane tiene parqué en el salón.
La casa está en una parcela en esquina, al final de un callejón sin salida.
Las encimeras son de granito y los electrodomésticos de acero inoxidable.
Los baños están reformados.
El patio trasero está vallado y tiene una terraza cubierta.
Tiene vistas a las montañas.
El tejado es nuevo, de 2021.
La casa es luminosa, con claraboyas y techos altos.
El sótano está terminado y tiene entrada independiente.
Sale a 250 $ por pie cuadrado.
La casa tiene unos 48 años.
Cuesta algo más de 500.000 $.
Lleva tres semanas en el mercado.
Se admiten mascotas.
Hay árboles frutales y un cobertizo de jardín.
Tiene un vestidor y una chimenea de ladrillo.
Las casas antiguas suelen necesitar más mantenimiento.
¿Qué le importa más: el precio, el tamaño o el año?
Con gusto le resumo el anuncio.
Gracias por su paciencia, sigo a su disposición.
`,
  fr: `
Le prix au pied carré est de 250 $.
La parcelle fait 7 405 pieds carrés.
77 Birch Lane a du parquet dans le salon.
La maison se trouve sur un terrain d'angle, au bout d'une impasse.
Les plans de travail sont en granit et l'électroménager en inox.
Les salles de bain ont été rénovées.
Le jardin arrière est clôturé et comporte une terrasse couverte.
On y a une vue sur la montagne.
La toiture date de 2021.
La maison est lumineuse, avec des puits de lumière et de hauts plafonds.
Le sous-sol est aménagé et a une entrée séparée.
Cela revient à 250 $ le pied carré.
La maison a environ 48 ans.
Elle coûte un peu plus de 500 000 $.
Elle est en vente depuis trois semaines.
Les animaux sont acceptés.
Il y a des arbres fruitiers et un abri de jardin.
Elle possède un dressing et une cheminée en brique.
Les maisons anciennes demandent souvent plus d'entretien.
Qu'est-ce qui compte le plus pour vous : le prix, la surface ou l'année ?
Je vous résume volontiers l'annonce.
`,
  de: `
Der Preis pro Quadratfuß liegt bei 250 $.
77 Birch Lane hat Parkett im Wohnzimmer.
Das Haus liegt auf einem Eckgrundstück am Ende einer Sackgasse.
Die Arbeitsplatten sind aus Granit, die Geräte aus Edelstahl.
Die Bäder wurden renoviert.
Der Garten hinter dem Haus ist eingezäunt und hat eine überdachte Terrasse.
Man hat Blick auf die Berge.
Das Dach ist von 2021.
Das Haus ist hell, mit Dachfenstern und hohen Decken.
Der Keller ist ausgebaut und hat einen eigenen Eingang.
Das sind 250 $ pro Quadratfuß.
Das Haus ist rund 48 Jahre alt.
Es kostet etwas mehr als 500.000 $.
Es steht seit drei Wochen zum Verkauf.
Haustiere sind erlaubt.
Es gibt Obstbäume und einen Gartenschuppen.
Es hat einen begehbaren Kleiderschrank und einen Kamin aus Backstein.
Ältere Häuser brauchen oft mehr Pflege.
Was ist Ihnen am wichtigsten: Preis, Größe oder Baujahr?
Gern fasse ich das Inserat zusammen.
`,
  pt: `
O preço por pé quadrado é de 250 $.
77 Birch Lane tem piso de madeira na sala.
A casa fica num lote de esquina, no fim de uma rua sem saída.
As bancadas são de granito e os eletrodomésticos de aço inox.
Os banheiros foram reformados.
O quintal é cercado e tem um deck coberto.
Tem vista para as montanhas.
O telhado é novo, de 2021.
A casa é clara, com claraboias e pé-direito alto.
O porão é acabado e tem entrada independente.
Sai a 250 $ por pé quadrado.
A casa tem cerca de 48 anos.
Custa um pouco mais de 500.000 $.
Está à venda há três semanas.
Aceita animais de estimação.
Há árvores frutíferas e um galpão de jardim.
Tem um closet e uma lareira de tijolo.
Casas antigas costumam precisar de mais manutenção.
O que pesa mais para você: preço, tamanho ou ano?
Com prazer resumo o anúncio.
`,
  zh: `
单价是每平方英尺250美元。
房子位于街角地块，在死胡同的尽头。
浴室翻新过。
后院有围栏，还有带顶的露台。
能看到山景。
房子很明亮，有天窗和挑高天花板。
折合每平方英尺250美元。
房龄约48年。
价格略高于50万美元。
上市已经三周了。
可以养宠物。
有果树和花园棚屋。
有步入式衣帽间和砖砌壁炉。
老房子通常需要更多维护。
您最看重的是价格、面积还是年份？
感谢您的信任，我随时为您服务。
要不要我再记下其他偏好？
`,
}

/** True of the homes of gate.fixture.ts, rounded and compared. */
export const comparedTruths: Record<LanguageCode, string> = {
  en: `
Of the four, 40 Oak Avenue is the cheapest to buy.
12 Main St is $60,500 more than 40 Oak Avenue.
12 Main St is nine years older than 40 Oak Avenue.
12 Main St costs about $247 per square foot.
40 Oak Avenue is just under $390,000.
Together, 12 Main St and 40 Oak Avenue cost $839,500.
Of these, only 3512 NE 45th St #4 is a rental.
`,
  es: `
De las cuatro, 40 Oak Avenue es la más barata en venta.
12 Main St cuesta 60.500 $ más que 40 Oak Avenue.
12 Main St es nueve años más antigua que 40 Oak Avenue.
Juntas, 12 Main St y 40 Oak Avenue cuestan 839.500 $.
40 Oak Avenue cuesta algo menos de 390.000 $.
`,
  fr: `
12 Main St coûte 60 500 $ de plus que 40 Oak Avenue.
12 Main St a neuf ans de plus que 40 Oak Avenue.
Ensemble, 12 Main St et 40 Oak Avenue coûtent 839 500 $.
40 Oak Avenue coûte un peu moins de 390 000 $.
`,
  de: `
12 Main St kostet 60.500 $ mehr als 40 Oak Avenue.
12 Main St ist neun Jahre älter als 40 Oak Avenue.
Zusammen kosten 12 Main St und 40 Oak Avenue 839.500 $.
40 Oak Avenue kostet knapp 390.000 $.
`,
  pt: `
Juntas, 12 Main St e 40 Oak Avenue custam 839.500 $.
40 Oak Avenue custa pouco menos de 390.000 $.
`,
  zh: `
12 Main St 比 40 Oak Avenue 贵60,500美元。
12 Main St 和 40 Oak Avenue 合计839,500美元。
40 Oak Avenue 略低于39万美元。
`,
}
