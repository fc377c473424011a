/** Words that hold a sentence together or ask politely: they mean nothing for the search, and nobody misses them. */
export const fillers = `
  dites-m'en plus sur, dis-m'en plus sur, dites m en plus sur, dis m en plus sur, dites-m en plus sur, parlez-moi de,
  parle-moi de, en savoir plus sur, plus d'infos sur, plus d'informations sur,
  trie, triez, trier, trie-les, triez-les, classe, classer, classez, classe-les, en urgence, slt, bjr, bsr, je
  souhaite, nous souhaitons, on souhaite, je souhaiterais, nous souhaiterions, j'ai envie de, combien coûte, combien
  vaut, quel est le prix de, quel prix pour, le prix de, prix de, c'est combien, combien pour, quel est le prix du,
  prix du, le, la, les, l, un, une, des, du, de, d, à, a, au, aux, en, y, dans, sur, par, pour, avec, chez, vers, ce,
  cet, cette, ces, ça, cela, ceci, c, c'est, ce sont, ce que, ce qui, que, qu, qui, quoi, dont, où, ou encore, quel,
  quelle, quels, quelles, lequel, laquelle, je, j, tu, t, il, elle, on, nous, vous, ils, elles, me, m, te, se, s, lui,
  leur, leurs, moi, toi, soi, eux, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, ne, n, si, oui,
  non plus, ouais, ok, okay, d'accord, bien, très, trop, assez, tout, toute, tous, toutes, aussi, alors, donc, puis,
  ensuite, est, es, suis, sommes, êtes, sont, soit, soient, être, était, serait, seraient, sera, a, ai, as, avons,
  avez, aviez, ont, avoir, ait, aient, aurait, auriez, aurais, auraient, avait, eu, y a-t-il, y a t il, a-t-il, est-ce que,
  est-ce qu, est ce que, est-ce, qu'est-ce, qu'est-ce que, il y a, y a, il y aurait, y aurait-il, il existe,
  existe-t-il, existe, existent, veux, veut, voulons, voulez, veulent, voudrais, voudrait, voudrions, voudriez,
  vouloir, je veux, je voudrais, nous voulons, nous voudrions, on veut, on voudrait, aimerais, aimerait, aimerions,
  j'aimerais, nous aimerions, on aimerait, souhaite, souhaitons, souhaiterais, souhaiterions, souhaiterait, désire,
  désirons, désirerais, désirerions, cherche, cherches, cherchons, cherchez, cherchent, chercher, cherchant,
  recherche, recherches, recherchons, rechercher, recherchant, je cherche, je recherche, nous cherchons, nous
  recherchons, on cherche, on recherche, à la recherche de, à la recherche d, en recherche de, en quête de, je suis à
  la recherche de, trouver, trouve, trouvez, trouve-moi, trouvez-moi, trouvons, dénicher, repérer, montre, montrez,
  montrer, montre-moi, montrez-moi, montre moi, montrez moi, affiche, affichez, afficher, affiche-moi, affichez-moi,
  donne, donnez, donner, donne-moi, donnez-moi, donne moi, donnez moi, dis-moi, dites-moi, dis moi, dites moi, dire,
  liste, listez, lister, liste-moi, listes, propose, proposez, proposer, propose-moi, proposez-moi, proposition,
  propositions, présente, présentez, présentez-moi, fais-moi voir, fais voir, faites voir, faites-moi voir, voir,
  vois, voyez, regarder, regarde, regardez, visiter, visite, visites, visiterais, consulter, aide, aidez, aider,
  aide-moi, aidez-moi, m'aider, pouvez-vous, peux-tu, pourriez-vous, pourrais-tu, pouvez, peux, peut, pourriez,
  pourrais, pourrait, pouvoir, puis-je, est-il possible de, est-il possible, serait-il possible de, possible de,
  conseille, conseillez, conseiller, recommande, recommandez, recommander, recommandation, recommandations, suggère,
  suggérez, suggestion, suggestions, s'il vous plaît, s'il te plaît, s'il vous plait, s'il te plait, svp, stp, sil
  vous plait, sil te plait, merci, merci d'avance, merci beaucoup, merci bien, bonjour, bonsoir, salut, coucou, hello,
  hey, allô, allo, bonne journée, madame, monsieur, messieurs, mesdames, cher, chers, cordialement, intéressé,
  intéressée, intéressés, intéresse, intéressent, intéresserait, je suis intéressé par, je suis intéressée par, nous
  sommes intéressés par, intéressé par, besoin, j'ai besoin, faut, fallait, habiter, habite, vivre, vis, vivons,
  emménager, emménage, emménageons, déménager, déménage, déménageons, m'installer, nous installer, s'installer,
  installer, loger, me loger, nous loger, poser, actuellement, en ce moment, maintenant, tout de suite, rapidement,
  bientôt que, vite, urgent, urgence, dès que possible, au plus vite, disponible, disponibles, dispo, dispos, dispo de
  suite, proposé, proposés, proposée, proposées, certain, certains, certaine, certaines, quelque, quelques, quelqu'un,
  chaque, plusieurs, divers, autre, autres, même, mêmes, tel, telle, tels, telles, rien, personne n, type, types,
  genre, genres, sorte, sortes, style, styles, façon, manière, environ que, plus, moins, peu, un peu, beaucoup, juste,
  seulement, surtout, vraiment, plutôt que, encore que, déjà, toujours, parfois, souvent, jamais plus, comme, comment,
  quand, pourquoi, parce que, car, afin, afin de, sinon, bon, ben, bah, hein, euh, hum, voilà, voici, genre de, du
  coup, quoi que, en fait, en gros, en général, généralement, simplement, tout simplement, basiquement, concrètement,
  franchement, sincèrement, par exemple, etc, etcetera, selon, envers, entre autres, parmi, depuis, pendant, durant,
  jusque, ici, là, là-bas, dedans, dehors, devant, derrière, dessus, dessous, ainsi, pareil, semblable, similaire,
  similaires, équivalent, idem, résultat, résultats, annonce, annonces, offre, offres, choix, critère, critères,
  correspondant, correspondants, correspondent, correspond, correspondante, correspondantes, base de données, marché,
  sur le marché, immobilier, immobilière, catalogue, site, agence, recherche de, prix, coût, valeur, budget, montant,
  argent, taille, surface, superficie, total, totale, ville, villes, village, quartier, quartiers, secteur, secteurs,
  zone, zones, région, coin, coins, endroit, endroits, lieu, lieux, localisation, situé, située, situés, situées, se
  trouvant, se situe, se situant, se trouve, se trouvent, emplacement, alentour, alentours, environs, banlieue, état,
  comté, commune, rue, adresse, faire, fait, fais, faites, font, aller, va, vais, vas, allons, allez, vont, venir,
  vient, viens, mettre, mis, mettez, prendre, prend, prends, prenez, passer, passe, rester, reste, garder, garde,
  tenir, tient, penser, pense, pensons, pensais, croire, crois, savoir, sais, savez, sait, connaître, connaissez,
  souhaiter, apprécier, demander, demande, question, info, infos, information, informations, détails, détail,
  renseignement, renseignements, svp merci, ce serait pour, c'est pour, pour moi, pour nous, pour ma famille, pour y
  vivre, pour vivre, pour habiter, où vivre, où habiter, vous auriez, auriez-vous, avez-vous, as-tu, aurais-tu, vous
  avez, tu as, t'as, t'aurais, quelque part, quelque chose comme, quelque chose, n'importe, afin d, histoire de, genre
  un, genre une, un truc, truc, trucs, machin, type de bien, options, option, possibilité, possibilités, sélection,
  sélectionne, sélectionnez, choisir, comparer, compare, projet, notre projet, mon projet, futur, future, prochain,
  prochaine, prochains, nouveau logement, couple, aimons, aime, adore, nom, façon de, histoire, partir, fois, deux
  trois, deux-trois, p, dès maintenant, ensemble, propre, seul, seule, unique, lol, mdr, haha, ah, oh, wow, cool,
  super merci, parfait merci, hâte, ravi, enchanté,
  sans doute, sans aucun doute, sans faute, sans hésiter, sans problème, sans engagement, pas pressé, rien ne presse,
  sans urgence, j'ai dit, j'avais dit, je disais, dit, disais, on a dit
`

/** Praise: a matter of taste that no listing can be held to. */
export const subjectiveWords = `
  beau, belle, beaux, belles, bel, joli, jolie, jolis, jolies, bon, bonne, bons, bonnes, super, superbe, superbes,
  magnifique, magnifiques, charmant, charmante, charmants, charmantes, agréable, agréables, sympa, sympas,
  sympathique, sympathiques, chouette, chouettes, excellent, excellente, parfait, parfaite, idéal, idéale, grand,
  grande, grands, grandes, petit, petite, petits, petites, spacieux, spacieuse, spacieuses, vaste, vastes,
  confortable, confortables, cosy, douillet, douillette, chaleureux, chaleureuse, correct, correcte, convenable,
  raisonnable, raisonnables, à prix raisonnable, élégant, élégante, impressionnant, impressionnante, incroyable,
  incroyables, fantastique, génial, géniale, merveilleux, merveilleuse, exceptionnel, exceptionnelle, propre, propres,
  bien entretenu, bien entretenue, bien situé, bien située, bien placé, bien placée, pas trop grand, pas trop grande,
  pas trop petit, pas trop petite, assez grand, assez grande, assez grands, suffisamment grand, suffisamment grande,
  simple, simples, modeste, modestes, mignon, mignonne, mignons, ancien, ancienne, anciens, anciennes, vieux, vieille,
  vieilles, nouveau, nouvelle, nouveaux, nouvelles, immense, immenses, énorme, énormes, moyen de gamme, typique de,
  accueillant, accueillante, de rêve, de mes rêves, de nos rêves, coquet, coquette, fonctionnel, fonctionnelle,
  pratique, pratiques, décent, décente, top, cool, romantique, pittoresque, unique en son genre, familial, familiale,
  récent, récente, récents, récentes`
