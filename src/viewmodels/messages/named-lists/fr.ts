import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { namedListMessages } from './en.ts';

const count = counterOf('fr');

export const namedLists: TextsOf<typeof namedListMessages> = {
  lists: 'Vos listes',
  counted: (name, pieces) => `${name}, ${count(pieces, { one: '# pièce', other: '# pièces' })}`,
  make: 'Nouvelle liste',
  rename: 'Renommer la liste',
  delete: 'Supprimer la liste',
  name: 'Nom de votre liste',
  nameHelp: (letters) =>
    `Par exemple une fête ou une personne, ${count(letters, { one: '# caractère', other: '# caractères' })} au plus.`,
  create: 'Créer la liste',
  saveName: 'Enregistrer le nom',
  cancel: 'Annuler',
  made: (name) => `La liste «\u00a0${name}\u00a0» est prête.`,
  renamed: (name) => `La liste s’appelle maintenant «\u00a0${name}\u00a0».`,
  deleted: (name) => `La liste «\u00a0${name}\u00a0» est supprimée.`,
  deletedWith: (name, pieces) =>
    `La liste «\u00a0${name}\u00a0» est supprimée, avec ${count(pieces, { one: '# pièce', other: '# pièces' })}.`,
  linkEnds: 'Son lien ne mène plus nulle part.',
  restored: (name) => `La liste «\u00a0${name}\u00a0» est de retour.`,
  move: 'Mettre dans une liste',
  moveOf: (piece) => `Mettre dans une liste : ${piece}`,
  moved: (piece, list) => `${piece} est maintenant dans la liste «\u00a0${list}\u00a0».`,
  inList: (list) => `Dans la liste «\u00a0${list}\u00a0»`,
  emptyTitle: 'Rien dans cette liste pour l’instant',
  emptyText:
    'Les pièces gardées sont d’abord dans vos favoris. Appuyez sur «\u00a0Mettre dans une liste\u00a0» sous l’une d’elles pour la placer ici.',
  toFirst: 'Voir vos favoris',
  nameMissing: 'Veuillez donner un nom à la liste.',
  nameTooLong: (letters) =>
    `Veuillez utiliser ${count(letters, { one: '# caractère', other: '# caractères' })} au plus.`,
  nameOdd: 'Veuillez utiliser des lettres, des chiffres ou des emojis, sans caractères cachés.',
  nameTaken: (name) => `Vous avez déjà une liste nommée «\u00a0${name}\u00a0».`,
  tooMany: (lists) =>
    `Vous avez ${count(lists, { one: '# liste', other: '# listes' })}, et c’est le maximum. Supprimez-en une pour en créer une autre.`,
};
