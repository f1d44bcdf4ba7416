// Runs before the first paint, so that a chosen theme does not flash.
(function () {
  try {
    var theme = localStorage.getItem('admiralty.theme');
    if (theme) document.documentElement.dataset.theme = theme;
  } catch (error) {
    console.warn('the chosen theme is not kept in this browser', error);
  }
})();
