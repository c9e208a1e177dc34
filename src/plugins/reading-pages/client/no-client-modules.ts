/** Takes the place of Docusaurus' client modules in the application: the reading script does their work on every page. */
export default [];
