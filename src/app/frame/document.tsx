import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useView } from '#app/slots/visit-context.ts';
import { directionOf, languageOf, spokenLocale } from '#viewmodels/messages/languages.ts';
import type { PageAssets, PageStyle } from './built-assets.ts';

type Props = {
  readonly assets: PageAssets;
  /** What machines read of the page; on the server alone. */
  readonly facts?: ReactNode;
  /** What the server knew, for the browser to go on from; on the server alone. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The whole page. Its files, facts and state are written on the server alone: React leaves in head and body what it does
 * not know when the browser goes on from here, and a page that has to be drawn anew makes no script, which the page's
 * policy would forbid.
 */
export const Document = observer(({ assets, facts, state, children }: Props) => {
  const { locale } = useView().shop.storeView.get();
  return (
    <html lang={spokenLocale(locale)} dir={directionOf(languageOf(locale))}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F3" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((style) => (
          <PageStyleSheet key={style.href} {...style} />
        ))}
        {assets.begin && <script type="module" async src={assets.begin} data-scripts={assets.scripts.join(' ')} />}
        {facts}
      </head>
      <body>
        {children}
        {state}
      </body>
    </html>
  );
});

/** One within the page bears its address, so that what comes later finds it there and does not ask for it. */
function PageStyleSheet({ href, sheet }: PageStyle) {
  if (sheet === null) return <link rel="stylesheet" href={href} precedence="shop" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the build, which the page's policy allows by its hash
  return <style data-href={href} dangerouslySetInnerHTML={{ __html: sheet.text }} />;
}
