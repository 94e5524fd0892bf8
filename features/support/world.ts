import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import type { PromoTold } from '../assemblies/promo-told.ts';
import type { AssemblyName, Scenario } from '../assemblies/scenario.ts';
import { closeAssembly, openScenario } from '../assemblies/scenario.ts';
import type { CategorySpec, OrderElsewhere, Person, ProductSpec, VariantSpec } from '../assemblies/world-facts.ts';
import { personCalled } from './people.ts';
import { categorySpec, productSpec } from './product-spec.ts';

/** What the steps of one example share. The profile names the assembly that builds the shop. */
export class ShopWorld extends World<{ assembly: AssemblyName }> {
  scenario!: Scenario;
  /** How often the shop was asked for the cart before the act of this example. */
  askedBefore = 0;
  /** The order that was placed on another device. */
  elsewhere: OrderElsewhere = { id: '', number: '' };
  /** What was typed to find it, by the labels of the form. */
  typed: Readonly<Record<string, string>> = {};
  /** Lets the catalog answer that takes its time. */
  letCatalogGo: () => Promise<void> = async () => undefined;
  /** Lets the shop answer whoever handed a review in. */
  letReviewsGo: () => Promise<void> = async () => undefined;
  /** What the account listed when the shopper looked there for what was told. */
  readAgain: readonly string[] = [];
  /** The path of the list that was shared. */
  sharedLink = '';
  readonly #products = new Map<string, ProductSpec>();
  readonly #people = new Map<string, Person>();
  #announced: readonly PromoTold[] = [];
  readonly #categories = new Map<string, CategorySpec>();

  get shopper() {
    return this.scenario.shopper;
  }

  get fixtures() {
    return this.scenario.fixtures;
  }

  /** A person of the example, always the same by the name. */
  person(name: string): Person {
    const known = this.#people.get(name) ?? personCalled(name, this.scenario.nextId());
    this.#people.set(name, known);
    return known;
  }

  /** Puts a product on sale, or changes one that is. */
  async sell(name: string, change: Partial<ProductSpec> = {}): Promise<void> {
    const next = { ...(this.#products.get(name) ?? productSpec(name, this.scenario.nextId())), ...change };
    this.#products.set(name, next);
    await this.fixtures.sell(next);
  }

  async sellVariants(name: string, variants: readonly VariantSpec[], change: Partial<ProductSpec> = {}): Promise<void> {
    await this.sell(name, { ...change, variants, price: Math.min(...variants.map(({ price }) => price)) });
  }

  /** Skus of products named in one line: `Shawl, Stole`. */
  skusOf(names: string): readonly string[] {
    return names
      .split(', ')
      .filter(Boolean)
      .map((name) => this.product(name).sku);
  }

  product(name: string): ProductSpec {
    const found = this.#products.get(name);
    if (!found) throw new Error(`The shop does not sell "${name}".`);
    return found;
  }

  /** The sku of the variant in a size. */
  variantSku(name: string, size: string): string {
    const { sku, variants } = this.product(name);
    const color = variants.find((variant) => variant.size === size)?.color ?? '';
    return `${sku}-${color}-${size}`;
  }

  nameOf(sku: string): string {
    return [...this.#products.values()].find((each) => sku === each.sku || sku.startsWith(`${each.sku}-`))?.name ?? sku;
  }

  /** Opens a category, or changes one. */
  async haveCategory(name: string, change: Partial<CategorySpec> = {}): Promise<CategorySpec> {
    const next = { ...(this.#categories.get(name) ?? categorySpec(name, this.scenario.nextId())), ...change };
    this.#categories.set(name, next);
    await this.fixtures.addCategory(next);
    return next;
  }

  /** One more strip above every page, or pop-up over it. */
  async announces(promo: PromoTold): Promise<void> {
    this.#announced = [...this.#announced, promo];
    await this.fixtures.announces(this.#announced);
  }

  hasCategory(name: string): boolean {
    return this.#categories.has(name);
  }

  category(name: string): CategorySpec {
    return this.#categories.get(name) ?? categorySpec(name, 0);
  }

  /** Lists a product in a category that is opened for it when there is none. */
  async list(category: string, name: string): Promise<CategorySpec> {
    const holding = this.#categories.get(category) ?? (await this.haveCategory(category));
    await this.sell(name, { categoryIds: [holding.id] });
    return holding;
  }
}

const STEP_MS = 180_000; // a keyboard alone takes its time, and so does a machine with much else to do
const OPENING_MS = 180_000; // the first example may have to build the shop

setWorldConstructor(ShopWorld);
setDefaultTimeout(STEP_MS);

Before({ timeout: OPENING_MS }, async function (this: ShopWorld) {
  this.scenario = await openScenario(this.parameters.assembly);
});

After(async function (this: ShopWorld) {
  await this.scenario.close();
});

AfterAll(closeAssembly);
