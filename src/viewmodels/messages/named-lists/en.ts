import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** Lists of the shopper's own, beside the wishlist. */
export const namedListMessages = defineMessages('named-lists', {
  lists: 'Your lists',
  counted: (name: string, pieces: number) => `${name}, ${count(pieces, { one: '# piece', other: '# pieces' })}`,
  make: 'New list',
  rename: 'Rename list',
  delete: 'Delete list',
  name: 'Name of the list',
  nameHelp: (letters: number) => `For example a feast or a person, up to ${letters} letters.`,
  create: 'Create list',
  saveName: 'Save name',
  cancel: 'Cancel',
  made: (name: string) => `The list “${name}” is ready.`,
  renamed: (name: string) => `The list is called “${name}” now.`,
  deleted: (name: string) => `The list “${name}” is deleted.`,
  deletedWith: (name: string, pieces: number) =>
    `The list “${name}” is deleted, with ${count(pieces, { one: '# piece', other: '# pieces' })}.`,
  linkEnds: 'Its link ends, too.',
  restored: (name: string) => `The list “${name}” is back.`,
  move: 'Move to list',
  moveOf: (piece: string) => `Move to list: ${piece}`,
  moved: (piece: string, list: string) => `${piece} is in the list “${list}” now.`,
  inList: (list: string) => `In the list “${list}”`,
  emptyTitle: 'Nothing in this list yet',
  emptyText: 'Saved pieces are in your wishlist first. Press “Move to list” at one of them to bring it here.',
  toFirst: 'See your wishlist',
  nameMissing: 'Please give the list a name.',
  nameTooLong: (letters: number) => `Please use no more than ${letters} letters.`,
  nameOdd: 'Please use letters, digits or emoji, and no hidden characters.',
  nameTaken: (name: string) => `You have a list called “${name}” already.`,
  tooMany: (lists: number) =>
    count(lists, { other: 'You have # lists, and more there cannot be. Delete one to make another.' }),
});
