import type { SettingRow } from '#tools/settings/setting-rows.ts';
import type { BookData } from './book-data.ts';
import { html, type Markup, withCode } from './markup.ts';
import type { MessageRow } from './message-rows.ts';
import { type Page, tableOf } from './page.ts';
import type { PortRow } from './port-rows.ts';

/** The pages to look something up in: settings, messages, ports. */
export function referencePages({ settings, messages, ports }: BookData): readonly Page[] {
  return [settingsPage(settings), ...messagePages(messages), portsPage(ports)];
}

function settingsPage(settings: readonly SettingRow[]): Page {
  const heads = ['Name', 'Default', 'Says', 'Value here', 'Origin', 'Read in'];
  const rows = settings.map(({ name, fallback, says, value, origin, readIn }) => [
    html`<code>${name}</code>`,
    fallback === null ? html`see what it says` : withCode(fallback),
    withCode(says),
    value === null ? html`not shown` : html`<code>${value || '(empty)'}</code>`,
    html`${origin ?? 'the environment of a server'}`,
    filesIn(readIn),
  ]);
  const body = html`<p>How they are set stands in <code>docs/settings.md</code>. What servers read from their environment may be secret, so its
values are not shown.</p>${tableOf('Settings', heads, rows)}`;
  return { path: 'settings.html', title: 'Settings', body };
}

function messagePages(messages: readonly MessageRow[]): readonly Page[] {
  const namespaces = [...Map.groupBy(messages, ({ namespace }) => namespace)];
  const links = namespaces.map(
    ([namespace, rows]) => html`<li><a href="messages/${namespace}.html">${namespace}</a>: ${rows.length}</li>`,
  );
  const body = html`<p>What a shopper reads, in English. A word in braces is a gap; a text that is made by a rule is shown as the rule.</p>
<ul class="list">${links}</ul>`;
  const pages = namespaces.map(([namespace, rows]) => ({
    path: `messages/${namespace}.html`,
    title: `Messages: ${namespace}`,
    body: tableOf(`Messages of ${namespace}`, ['Key', 'Text'], rows.map(rowOf)),
  }));
  return [{ path: 'messages.html', title: 'Messages', body }, ...pages];
}

function rowOf({ key, text }: MessageRow): readonly Markup[] {
  return [html`<code>${key}</code>`, html`${text}`];
}

function portsPage(ports: readonly PortRow[]): Page {
  const rows = ports.map(({ port, file, adapters, fakes }) => [
    html`<code>${port}</code><br>${filesIn([file])}`,
    filesIn(adapters),
    filesIn(fakes),
  ]);
  const body = html`<p>What the rules of the shop ask of the world, as types of the domain; what stands behind each, and the fake that takes
its place in tests.</p>${tableOf('Ports', ['Port', 'Adapters', 'Fakes'], rows)}`;
  return { path: 'ports.html', title: 'Ports', body };
}

function filesIn(paths: readonly string[]): Markup {
  return paths.length > 0 ? html`${paths.map((path) => html`<code>${path}</code><br>`)}` : html`none`;
}
