import { makeAutoObservable } from 'mobx';

type Undo = () => void;

/** What was just done to the cart or to a list, in words, and the way to have it undone. */
export class LastDoing {
  words = '';
  /** How often something was done, so that the same words are told again when the same is done twice. */
  count = 0;
  private undoing: Undo | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canUndo(): boolean {
    return this.undoing !== null;
  }

  /** `undo` may be had once; `undone` is what is told then. */
  tell(words: string, undo: Undo | null = null, undone = ''): void {
    this.words = words;
    this.count += 1;
    this.undoing = undo && (() => this.finish(undo, undone));
  }

  undo(): void {
    this.undoing?.();
  }

  /** A shopper who comes back is not told of what was done at the visit before. */
  begin(): void {
    this.words = '';
    this.undoing = null;
  }

  private finish(undo: Undo, undone: string): void {
    this.tell(undone);
    undo();
  }
}
