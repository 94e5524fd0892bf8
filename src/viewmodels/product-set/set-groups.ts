import { type AddressRules, productAddress } from '#domain/catalog/addresses.ts';
import type { Part } from '#domain/catalog/part.ts';
import type { BundleOption, BundleSelection, DownloadFile } from '#domain/catalog/product.ts';
import { selectionPrice } from '#domain/pricing/composed-price.ts';
import { type Market, type PriceTag, priceOf, unreduced } from '#domain/pricing/price-tag.ts';
import { nothing } from '#domain/shared/money.ts';
import { isSellable } from '#domain/stock/availability.ts';
import type { Written } from '#domain/storeview/display-price.ts';
import { productSetMessages } from '../messages/product-set/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type PictureSource, pictureSource } from '../shared/picture.ts';
import { type PriceWords, priceWords } from '../shared/price-words.ts';
import type { SetSelection } from './set-selection.ts';

/** One thing of a set: its picture, where it is shown by itself, what it costs, and whether it is taken. */
export type SetChoice = {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly picture: PictureSource | null;
  readonly price: PriceWords;
  /** What it adds to the sum, in words. */
  readonly costs: string;
  readonly isChosen: boolean;
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  /** Why it cannot be had now; null when it can. */
  readonly note: string | null;
  /** The page where a shopper asks to hear when it is back; null for what can be had. */
  readonly waitAt: string | null;
  /** Address of a free part of a file. */
  readonly sample: string | null;
};

/** `pieces`: so many of each; `one`: one of them; `many`: any of them. */
export type SetGroup = {
  readonly id: number;
  readonly title: string;
  readonly hint: string;
  readonly takes: 'pieces' | 'one' | 'many';
  readonly isRequired: boolean;
  readonly choices: readonly SetChoice[];
};

export type SetWorld = {
  readonly market: Market;
  readonly storeView: Written;
  readonly messages: Messages;
  readonly mediaBase: string;
  readonly rules: AddressRules;
};

/** What the page of a set offers, in its order. */
export function setGroups(selection: SetSelection, world: SetWorld): readonly SetGroup[] {
  const { product, parts } = selection.view;
  switch (product.type) {
    case 'grouped':
      return [partsGroup(selection, world)];
    case 'bundle':
      return product.bundle.map((option) => optionGroup(option, selection, world));
    case 'downloadable':
      return product.files.length > 0 ? [filesGroup(selection, world)] : [];
    default:
      return parts.length > 0 ? [partsGroup(selection, world)] : [];
  }
}

function partsGroup({ view, counts }: SetSelection, world: SetWorld): SetGroup {
  const messages = world.messages(productSetMessages);
  const choices = view.parts.map((part) => {
    const quantity = counts[part.sku] ?? 0;
    const shown = ofPart(part, priceOf(part.prices, world.market), world);
    return { ...shown, id: part.sku, isChosen: quantity > 0, quantity, canChangeQuantity: true };
  });
  return { id: 0, title: messages.parts, hint: messages.partsHint, takes: 'pieces', isRequired: true, choices };
}

function optionGroup(option: BundleOption, { view, picks }: SetSelection, world: SetWorld): SetGroup {
  const messages = world.messages(productSetMessages);
  const choices = option.selections.flatMap((selection) => {
    const part = view.parts.find(({ sku }) => sku === selection.sku);
    const pick = picks.find((each) => each.option === option.id && each.selection === selection.id);
    const price = selectionPrice(selection, view.parts, world.market);
    return part ? [selectionChoice(option, selection, ofPart(part, price, world), pick?.quantity ?? 0)] : [];
  });
  const hint = option.takes === 'one' ? messages.choose : messages.chooseMany;
  return { id: option.id, title: option.title, hint, takes: option.takes, isRequired: option.isRequired, choices };
}

type Shown = Pick<SetChoice, 'name' | 'address' | 'picture' | 'price' | 'costs' | 'note' | 'waitAt' | 'sample'>;

function selectionChoice(
  option: BundleOption,
  { id, quantity, canChangeQuantity }: BundleSelection,
  shown: Shown,
  picked: number,
): SetChoice {
  return {
    ...shown,
    id: String(id),
    isChosen: picked > 0,
    quantity: picked || quantity,
    canChangeQuantity: canChangeQuantity && option.takes === 'one',
  };
}

function ofPart(part: Part, price: PriceTag, { storeView, messages, mediaBase, rules }: SetWorld): Shown {
  const address = productAddress(part, null, rules);
  const isThere = isSellable(part.stock);
  return {
    name: part.name,
    address,
    picture: pictureSource(part.image, 'cart', mediaBase),
    price: priceWords(price, { storeView, messages }),
    costs: costsOf(price, { storeView, messages }),
    note: isThere ? null : messages(productSetMessages).soldOut,
    waitAt: isThere ? null : address,
    sample: null,
  };
}

function filesGroup({ view, files }: SetSelection, world: SetWorld): SetGroup {
  const messages = world.messages(productSetMessages);
  const choices = view.product.files.map((file) => fileChoice(file, files.includes(file.id), world));
  return { id: 0, title: messages.files, hint: messages.filesHint, takes: 'many', isRequired: true, choices };
}

function fileChoice({ id, title, price, sample }: DownloadFile, isChosen: boolean, world: SetWorld): SetChoice {
  const tag = unreduced(price);
  const { storeView, messages } = world;
  const plain = { address: null, picture: null, quantity: 1, canChangeQuantity: false, note: null, waitAt: null };
  return {
    ...plain,
    id: String(id),
    name: title,
    price: priceWords(tag, { storeView, messages }),
    costs: costsOf(tag, world),
    isChosen,
    sample,
  };
}

function costsOf(price: PriceTag, writing: Pick<SetWorld, 'storeView' | 'messages'>): string {
  const texts = writing.messages(productSetMessages);
  return price.current > nothing ? texts.more(priceWords(price, writing).current) : texts.included;
}
