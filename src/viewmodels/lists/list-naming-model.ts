import { makeAutoObservable } from 'mobx';
import type { ListChanges } from '#domain/lists/list-changes.ts';
import { LONGEST_NAME, listName, type NameProblem } from '#domain/lists/list-name.ts';
import { type ListId, MOST_LISTS, type NamedLists, presentList } from '#domain/lists/named-lists.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { listMessages } from '../messages/lists/en.ts';
import { namedListMessages } from '../messages/named-lists/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

type Ports = {
  readonly namedLists: ReadonlyCell<NamedLists>;
  readonly chosenList: Cell<ListId>;
  readonly listChanges: ListChanges;
  readonly messages: Messages;
};

/** The form in which a list gets its name, when it is made and later. */
export class ListNamingModel {
  readonly #ports: Ports;
  open: 'make' | 'rename' | null = null;
  typed = '';
  /** What is wrong with the name, '' for nothing. */
  problem = '';
  /** What came of the last name; '' for nothing. */
  told = '';

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get longest(): number {
    return LONGEST_NAME;
  }

  startMaking(): void {
    this.#start('make', '');
  }

  startRenaming(): void {
    const list = this.#chosen;
    if (list) this.#start('rename', list.name);
  }

  write(typed: string): void {
    this.typed = typed;
    this.problem = '';
  }

  cancel(): void {
    this.open = null;
  }

  /** A shopper who looks at another list, or comes back, is not told of what was done before. */
  begin(): void {
    this.open = null;
    this.told = '';
  }

  /** Answers whether the list is called so now. */
  submit(): boolean {
    const { namedLists, chosenList, listChanges, messages } = this.#ports;
    const naming = { typed: this.typed, first: messages(listMessages).wishlist };
    const name = listName(this.typed);
    const texts = messages(namedListMessages);
    if (this.open === 'make') {
      const made = listChanges.make(naming);
      if (typeof made === 'string') return this.#refuse(made);
      chosenList.update(() => made.id);
      this.told = texts.made(name);
    } else {
      const list = presentList(namedLists.get(), chosenList.get());
      const problem = list ? listChanges.rename(list.id, naming) : null;
      if (problem !== null) return this.#refuse(problem);
      this.told = list ? texts.renamed(name) : '';
    }
    this.open = null;
    return true;
  }

  #start(open: 'make' | 'rename', typed: string): void {
    this.open = open;
    this.typed = typed;
    this.problem = '';
    this.told = '';
  }

  #refuse(problem: NameProblem | 'too-many'): false {
    this.problem = this.#wordsOf(problem);
    return false;
  }

  #wordsOf(problem: NameProblem | 'too-many'): string {
    const texts = this.#ports.messages(namedListMessages);
    if (problem === 'too-long') return texts.nameTooLong(LONGEST_NAME);
    if (problem === 'taken') return texts.nameTaken(listName(this.typed));
    if (problem === 'too-many') return texts.tooMany(MOST_LISTS);
    return problem === 'empty' ? texts.nameMissing : texts.nameOdd;
  }

  get #chosen() {
    return presentList(this.#ports.namedLists.get(), this.#ports.chosenList.get());
  }
}

export function createListNaming(ports: Ports): ListNamingModel {
  return new ListNamingModel(ports);
}
