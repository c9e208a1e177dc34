/**
 * Who uses ReScript: the wall of the landing page, in its order. To add your company, add a line at the end:
 * its name, its https address, and how the name is set. The wordmarks are drawn with type alone.
 */

/** How a name is set: all in one color and size, apart in weight and letter. */
export type Wordmark = 'light' | 'regular' | 'bold' | 'caps' | 'mono';

export type Logo = {
  readonly kind: 'Logo';
  readonly name: string;
  /** Where the company is found; https. */
  readonly url: string;
  readonly wordmark: Wordmark;
};

const logo = (name: string, url: string, wordmark: Wordmark): Logo => ({kind: 'Logo', name, url, wordmark});

export const logos: readonly Logo[] = [
  logo('Rohea', 'https://rohea.com', 'bold'),
  logo('CCA', 'https://cca.io', 'caps'),
  logo('Nomadic Labs', 'https://nomadic-labs.com', 'regular'),
  logo('Draftbit', 'https://draftbit.com', 'bold'),
  logo('Porter', 'https://porter.in', 'caps'),
  logo('Pupilfirst', 'https://pupilfirst.com', 'bold'),
  logo('Aivero', 'https://aivero.com', 'light'),
  logo('Walnut', 'https://walnut.io', 'bold'),
  logo('Collective Audience', 'https://beop.collectiveaudience.co/', 'regular'),
  logo('Arizon', 'https://arizon.se', 'caps'),
  logo('Stencil', 'https://usestencil.com', 'bold'),
  logo('Tiny', 'https://tiny.cloud', 'light'),
  logo('Komplio', 'https://kompl.io', 'regular'),
  logo('ohne-makler.net', 'https://www.ohne-makler.net', 'mono'),
  logo('Wino', 'https://wino.fr', 'caps'),
  logo('Humaans', 'https://humaans.io', 'bold'),
  logo('SeaMonster Studios', 'https://seamonsterstudios.com', 'regular'),
  logo('Camelo', 'https://camelohq.com', 'light'),
  logo('DevIT Jobs', 'https://devitjobs.us', 'mono'),
  logo('Sanjagh', 'https://sanjagh.pro', 'bold'),
  logo('Carla', 'https://carla.se', 'light'),
  logo('Reka.Market', 'https://reka.market', 'regular'),
  logo('Better Cart', 'https://getbettercart.com', 'bold'),
  logo('Greenlabs', 'https://greenlabs.co.kr/', 'caps'),
  logo('Maker', 'https://maker.co/', 'light'),
  logo('Darklang', 'https://darklang.com/', 'mono'),
  logo('Better Vim', 'https://bettervim.com/', 'mono'),
  logo('Instapainting.com', 'https://www.instapainting.com/', 'regular'),
  logo('Juspay', 'https://juspay.in', 'caps'),
  logo('Silq', 'https://www.onesilq.com/', 'light'),
  logo('Sensonomic', 'https://www.sensonomic.com/', 'bold'),
  logo('Band Protocol', 'https://www.bandprotocol.com/', 'regular'),
  logo('Envio', 'https://www.envio.dev/', 'caps'),
  logo('YBRU', 'https://ybru.ru', 'bold'),
  logo('WebCurate', 'https://webcurate.co', 'light'),
  logo('Resmume', 'https://resmume.com/', 'regular'),
  logo('Cardoc', 'https://www.cardoc.co.kr/', 'caps'),
];
