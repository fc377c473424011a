import type { LanguageCode } from '../../../reading/languages/language.ts'

/** More of the kinds of true-sentences.fixture.ts. One a line. */
export const furtherTruths: Readonly<Record<LanguageCode, string>> = {
  en: `
Do you prefer a house or a condo?
Are you looking to buy or rent?
Which city do you have in mind?
How many bedrooms do you need?
What is most important to you: price, size or location?
Thanks for your patience!
40 Oak Avenue does not have a pool.
The monthly HOA fee of 40 Oak Avenue is $250.
3512 NE 45th St #4 has air conditioning and offers a 3D tour.
If you'd like, I can show you similar homes in Seattle.
Good luck with your search!
I only know what the listings say.
I don't have access to tax records.
The listing gives no property tax.
A real estate agent can answer questions about the neighborhood.
40 Oak Avenue was built nine years after 12 Main St.
An acre is about 43,560 square feet.
In general, a fixed-rate mortgage keeps the same interest rate for the whole term.
I'm a chatbot, so I can make mistakes.
I'm an assistant of Harbour Homes.
Please ask our team if you need a loan.
12 Main St might be worth a closer look if a fireplace matters to you.
Here is what I found for you in Seattle.
The second home has an HOA fee of $250 per month, while the first one lists none.
I'm not able to see the tax history of this home.
Good question! Let me check the listing.
At $450,000, 12 Main St comes in well under your $600k limit.
It offers 1,820 square feet of living space on a 6,100 square foot lot.
If you want to make an offer, please contact the agent directly.
To be honest, I can't tell you which one is the better investment.
For taxes, insurance and financing, please talk to a professional.
A mortgage is a loan that is secured by the property.
Property taxes are usually paid once or twice a year.
An inspection is a visual check of the home before you buy it.
A real estate agent's commission is usually a percentage of the sale price.
Please don't hesitate to ask if anything is unclear.
Would a condo work for you, or do you need a yard?
The listing mentions neither a basement nor an attic.
No, 40 Oak Avenue does not have a pool.
Yes, 12 Main St has a pool and a fireplace.
I can sort the results by price or by size.
12 Main St was remodeled in 2018, according to its description.
The harbour is 3 miles from 12 Main St.
You may also want to know that 40 Oak Avenue allows pets.
Nothing in the listing says whether the seller pays for repairs.
As a chatbot, I have no feelings, but I'm glad to help.
It depends on what matters more to you: space or price.
I understand, moving with kids is a lot of work.
What kind of home are you dreaming of?
3512 NE 45th St #4 is the only rental among these four homes.
40 Oak Avenue is a pet-friendly condo with a remodeled kitchen.
That depends on your lender, so I would ask a bank.
I'm sorry to hear that; moving can be stressful.
Let's start with your budget and the number of bedrooms.
I can only help with questions about homes.
This one has 4 bedrooms and rents for $2,350 a month: 3512 NE 45th St #4.
Its HOA fee is $250 a month: 40 Oak Avenue.
You can find all the photos on the listing page: https://homes.example/1
12 Main St costs about $247 per square foot.
I looked through the listing, and it says nothing about heating.
Could you tell me a bit more about what you need?
12 Main St sits on a 6,100 sq ft lot in Kent.
You can see the full listing here: https://homes.example/2
A townhouse shares walls with its neighbors.
Interest rates change every day, so check with a lender.
Sorry, I can only talk about the homes on this site.
For 3512 NE 45th St #4 you would pay $2,350 in rent each month.
This condo was built in 2004: 40 Oak Avenue.
Feel free to ask about any of them.
`,
  es: `
¿Cuántos dormitorios necesita?
40 Oak Avenue no tiene piscina.
La cuota mensual de comunidad de 40 Oak Avenue es de 250 $.
Si quiere, puedo mostrarle casas parecidas en Seattle.
¡Suerte con su búsqueda!
Solo sé lo que dicen los anuncios.
Un agente inmobiliario puede responder preguntas sobre el barrio.
Soy un chatbot y puedo cometer errores.
La segunda vivienda tiene una cuota de 250 $ al mes.
12 Main St ofrece 1.820 pies cuadrados y una parcela de 6.100 pies cuadrados.
Para hacer una oferta, contacte directamente con el agente.
Una hipoteca es un préstamo garantizado por la vivienda.
Sí, 12 Main St tiene piscina y chimenea.
No, 40 Oak Avenue no tiene piscina.
Puedo ordenar los resultados por precio o por tamaño.
El anuncio no menciona ni sótano ni ático.
40 Oak Avenue admite mascotas.
Lamento no poder ayudarle con eso.
Depende de lo que sea más importante para usted: el espacio o el precio.
Entiendo, mudarse con niños es mucho trabajo.
Empecemos por su presupuesto y el número de dormitorios.
Todas las fotos están en la página del anuncio: https://homes.example/1
3512 NE 45th St #4 es la única vivienda en alquiler.
¿Qué tipo de vivienda busca?
Para impuestos y financiación, hable con un profesional.
40 Oak Avenue se construyó en 2004.
¿Podría contarme un poco más sobre lo que necesita?
Los tipos de interés cambian cada día.
Puede ver el anuncio completo aquí: https://homes.example/2
12 Main St tiene un terreno de 6.100 pies cuadrados.
`,
  fr: `
40 Oak Avenue n’a pas de piscine.
Les charges mensuelles de 40 Oak Avenue sont de 250 $.
Si vous voulez, je peux vous montrer des biens similaires à Seattle.
Bonne chance dans votre recherche !
Je ne sais que ce que disent les annonces.
Un agent immobilier peut répondre aux questions sur le quartier.
La deuxième maison a des charges de 250 $ par mois.
12 Main St offre 1 820 pieds carrés sur un terrain de 6 100 pieds carrés.
Pour faire une offre, contactez directement l’agent.
Une hypothèque est un prêt garanti par le bien.
Oui, 12 Main St a une piscine et une cheminée.
Non, 40 Oak Avenue n’a pas de piscine.
Je peux trier les résultats par prix ou par surface.
L’annonce ne mentionne ni sous-sol ni grenier.
Les animaux sont acceptés au 40 Oak Avenue.
Je regrette de ne pas pouvoir vous aider sur ce point.
Cela dépend de ce qui compte le plus pour vous : l’espace ou le prix.
Commençons par votre budget et le nombre de chambres.
Toutes les photos sont sur la page de l’annonce : https://homes.example/1
3512 NE 45th St #4 est le seul bien en location.
Quel type de logement cherchez-vous ?
40 Oak Avenue date de 2004.
Pourriez-vous m’en dire un peu plus sur vos besoins ?
Les taux d’intérêt changent tous les jours.
Vous pouvez voir l’annonce complète ici : https://homes.example/2
N’hésitez pas à poser d’autres questions.
`,
  de: `
40 Oak Avenue hat keinen Pool.
Das monatliche Hausgeld von 40 Oak Avenue beträgt 250 $.
Wenn Sie möchten, zeige ich Ihnen ähnliche Häuser in Seattle.
Viel Erfolg bei Ihrer Suche!
Ich weiß nur, was in den Inseraten steht.
Ein Makler kann Fragen zur Nachbarschaft beantworten.
Das zweite Haus hat ein Hausgeld von 250 $ im Monat.
12 Main St bietet 1.820 Quadratfuß auf einem Grundstück von 6.100 Quadratfuß.
Für ein Angebot wenden Sie sich bitte direkt an den Makler.
Eine Hypothek ist ein Darlehen, das durch die Immobilie gesichert ist.
Ja, 12 Main St hat einen Pool und einen Kamin.
Nein, 40 Oak Avenue hat keinen Pool.
Ich kann die Ergebnisse nach Preis oder Größe sortieren.
Das Inserat erwähnt weder Keller noch Dachboden.
In 40 Oak Avenue sind Haustiere erlaubt.
Dabei kann ich Ihnen leider nicht helfen.
Das hängt davon ab, was Ihnen wichtiger ist: Platz oder Preis.
Beginnen wir mit Ihrem Budget und der Zahl der Schlafzimmer.
Alle Fotos finden Sie auf der Seite des Inserats: https://homes.example/1
3512 NE 45th St #4 ist das einzige Mietobjekt.
Welche Art von Immobilie suchen Sie?
Bei Steuern und Finanzierung fragen Sie bitte einen Fachmann.
40 Oak Avenue stammt aus dem Jahr 2004.
Können Sie mir etwas mehr über Ihre Wünsche sagen?
Die Zinsen ändern sich täglich.
Das vollständige Inserat finden Sie hier: https://homes.example/2
Fragen Sie gern weiter.
`,
  pt: `
A taxa mensal de condomínio de 40 Oak Avenue é de 250 $.
Se quiser, posso mostrar casas semelhantes em Seattle.
Boa sorte na sua busca!
Só sei o que dizem os anúncios.
Um corretor pode responder a perguntas sobre o bairro.
12 Main St tem 1.820 pés quadrados.
A segunda casa tem uma taxa de 250 $ por mês.
12 Main St oferece 1.820 pés quadrados num lote de 6.100 pés quadrados.
Para fazer uma oferta, contate diretamente o corretor.
Uma hipoteca é um empréstimo garantido pelo imóvel.
Sim, 12 Main St tem piscina e lareira.
Não, 40 Oak Avenue não tem piscina.
Posso ordenar os resultados por preço ou por tamanho.
O anúncio não menciona nem porão nem sótão.
40 Oak Avenue aceita animais.
Infelizmente não posso ajudar com isso.
Depende do que é mais importante para você: espaço ou preço.
Vamos começar pelo seu orçamento e pelo número de quartos.
Todas as fotos estão na página do anúncio: https://homes.example/1
Que tipo de imóvel procura?
40 Oak Avenue foi construída em 2004.
Pode contar um pouco mais sobre o que precisa?
As taxas de juros mudam todos os dias.
Fique à vontade para perguntar.
`,
  zh: `
第二套房每月物业费$250。
12 Main St 居住面积1,820平方英尺，占地6,100平方英尺。
如果您想出价，请直接联系经纪人。
按揭贷款是以房产作抵押的贷款。
是的，12 Main St 有游泳池和壁炉。
没有，40 Oak Avenue 没有游泳池。
我可以按价格或面积排序。
房源没有提到地下室或阁楼。
40 Oak Avenue 允许养宠物。
抱歉，这个问题我帮不上忙。
这取决于您更看重空间还是价格。
我们先从预算和卧室数量开始吧。
所有照片都在房源页面上：https://homes.example/1
您想找什么类型的房子？
40 Oak Avenue 建于2004年。
您能多说一点您的需求吗？
利率每天都在变。
有问题请随时问我。
`,
}
