/**
 * Companies that use ReScript, in the order of the landing page's logo wall. To add your company, add a line at the
 * end: its name and its https address, and if it has an image, the path of that below static/, as in
 * `logo('My Company', 'https://example.org', '/img/logos/my-company.svg')`. Without one, the wall shows the name.
 */

export type Logo = {
  readonly kind: 'Logo';
  readonly name: string;
  /** The company's site; https. */
  readonly url: string;
  /** The path of its image below static/. It has to be readable in both themes. */
  readonly image?: string;
};

const logo = (name: string, url: string, image?: string): Logo => ({
  kind: 'Logo',
  name,
  url,
  ...(image !== undefined && {image}),
});

export const logos: readonly Logo[] = [
  logo('Rohea', 'https://rohea.com'),
  logo('CCA', 'https://cca.io'),
  logo('Nomadic Labs', 'https://nomadic-labs.com'),
  logo('Draftbit', 'https://draftbit.com'),
  logo('Porter', 'https://porter.in'),
  logo('Pupilfirst', 'https://pupilfirst.com'),
  logo('Aivero', 'https://aivero.com'),
  logo('Walnut', 'https://walnut.io'),
  logo('Collective Audience', 'https://beop.collectiveaudience.co/'),
  logo('Arizon', 'https://arizon.se'),
  logo('Stencil', 'https://usestencil.com'),
  logo('Tiny', 'https://tiny.cloud'),
  logo('Komplio', 'https://kompl.io'),
  logo('ohne-makler.net', 'https://www.ohne-makler.net'),
  logo('Wino', 'https://wino.fr'),
  logo('Humaans', 'https://humaans.io'),
  logo('SeaMonster Studios', 'https://seamonsterstudios.com'),
  logo('Camelo', 'https://camelohq.com'),
  logo('DevIT Jobs', 'https://devitjobs.us'),
  logo('Sanjagh', 'https://sanjagh.pro'),
  logo('Carla', 'https://carla.se'),
  logo('Reka.Market', 'https://reka.market'),
  logo('Better Cart', 'https://getbettercart.com'),
  logo('Greenlabs', 'https://greenlabs.co.kr/'),
  logo('Maker', 'https://maker.co/'),
  logo('Darklang', 'https://darklang.com/'),
  logo('Better Vim', 'https://bettervim.com/'),
  logo('Instapainting.com', 'https://www.instapainting.com/'),
  logo('Juspay', 'https://juspay.in'),
  logo('Silq', 'https://www.onesilq.com/'),
  logo('Sensonomic', 'https://www.sensonomic.com/'),
  logo('Band Protocol', 'https://www.bandprotocol.com/'),
  logo('Envio', 'https://www.envio.dev/'),
  logo('YBRU', 'https://ybru.ru'),
  logo('WebCurate', 'https://webcurate.co'),
  logo('Resmume', 'https://resmume.com/'),
  logo('Cardoc', 'https://www.cardoc.co.kr/'),
];
